import { paths } from "@noren/contract/paths";
import { type Page, test as testWithErrors } from "@playwright/test";
import { createLoggedInMember, fillCart } from "../support/prepared.ts";
import { buyButton, waitForHydration, heading } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test.use({ hasPictures: true });

/** Adds up the layout shifts of each document that the page opens from now on. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset["shift"] = String(
          Number(document.documentElement.dataset["shift"] ?? 0) + entry.value,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });

/** A picture or font that arrives late shifts what is below it, in the frame after its arrival. Lazy ones off the screen never arrive. */
async function readShift(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      return image.complete || top > innerHeight || left > innerWidth;
    }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0));
}

test("a cart that fails to load shows an error and can be retried", async ({ page }) => {
  await fillCart(page, "tote-kuro");
  await page.route("**/v1/carts/**", (route) => route.abort());
  await page.goto(paths.cart());
  await expect(page.getByRole("alert")).toContainText("通信できませんでした");
  await page.unroute("**/v1/carts/**");
  await page.getByRole("button", { name: "もう一度読み込む" }).click();
  await expect(page.getByRole("list", { name: "カートの商品" })).toBeVisible();
});

test("an offline shopper sees an error, reaches the next step and keeps the input", async ({ page, context }) => {
  await fillCart(page, "tote-kuro");
  await page.goto(paths.cart());
  await expect(page.getByRole("list", { name: "カートの商品" })).toBeVisible();
  // The files of the next step are prefetched.
  await page.waitForFunction(() => {
    const prefetched = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")];
    return prefetched.length > 0 && prefetched.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  await context.setOffline(true);
  await page.getByRole("link", { name: "会員登録せずに購入する" }).click();
  await page.locator("[name=last_name]").fill("山田");
  // Its style sheets are prefetched too: an unstyled field has an inset border.
  await expect(page.locator("[name=last_name]")).toHaveCSS("border-top-style", "solid");
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(heading(page, "お届け先")).toBeVisible();
  // The page may miss a short offline phase; then it is repeated.
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.locator("[name=prefecture] option")).toHaveCount(48, { timeout: 2000 });
  }).toPass();
  await expect(page.locator("[name=last_name]")).toHaveValue("山田");
});

test("adding to the cart while offline shows an error", async ({ page, context }) => {
  const toasts = page.waitForEvent("requestfinished", (request) => /toast-stack.*\.js$/.test(request.url()));
  await page.goto(paths.product({ key: "seiji-meshiwan" }));
  await page.getByRole("heading", { level: 1 }).click();
  await toasts;
  await context.setOffline(true);
  await buyButton(page).click();
  await expect(page.getByText("通信できませんでした")).toBeVisible();
});

test("a client-side navigation announces the page, scrolls to its top and moves the focus [scroll.top-on-route-change]", async ({
  page,
}) => {
  await fillCart(page, "tote-kuro");
  await page.goto(paths.cart());
  await page.getByRole("link", { name: "会員登録せずに購入する" }).click();
  await expect(heading(page, "お届け先")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^お届け先 \| / })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("activating a button that disappears moves the focus to the page [message.dismiss] [cart.save-for-later] [cart.empty]", async ({
  page,
}) => {
  await fillCart(page, "tote-kuro");
  await page.goto(paths.cart());
  await page.getByRole("button", { name: "このお知らせを閉じる" }).first().press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const more = page.getByRole("button", { name: /1つ増やす$/ });
  const changed = page.waitForResponse(/\/carts\/products\/modify$/);
  await more.press("Enter");
  await changed;
  await expect(more).toBeFocused();
  await page.getByRole("button", { name: /をあとで買う$/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "あとで買う（1点）" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: /をカートに戻す$/ }).press("Enter");
  await page.getByRole("button", { name: "カートを空にする" }).press("Enter");
  await page.getByRole("button", { name: "もとに戻す" }).press("Enter");
  await page.getByRole("button", { name: /カートから削除$/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "カートに商品はありません" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("pages that need JavaScript show a notice without it", async ({ request }) => {
  // Chromium does not render <noscript> when Playwright disables JavaScript, so the test reads the response.
  for (const path of ["/cart", "/login", "/product/seiji-meshiwan"])
    expect(await (await request.get(path)).text()).toMatch(/<noscript>.*JavaScriptが必要です.*<\/noscript>/);
});

test("a full page load starts at the top", async ({ page }) => {
  await page.goto(paths.product({ key: "seiji-meshiwan" }));
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => Object.values(sessionStorage).includes("900"));
  await page.goto(paths.product({ key: "tote-kuro" }));
  await waitForHydration(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the server renders the cart's heading, and loading the cart shifts no layout", async ({ page, request }) => {
  expect(await (await request.get("/cart")).text()).toMatch(/<h1[^>]*>カート<\/h1>/);
  await fillCart(page, "tote-kuro");
  await observeShifts(page);
  await page.goto(paths.cart());
  await expect(page.getByRole("list", { name: "カートの商品" })).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.02);
});

test("a member's coupons and form of a card shift no layout when they are opened by their URL", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await createLoggedInMember(page);
  await observeShifts(page);
  await page.goto(paths.couponList());
  await expect(page.getByRole("navigation", { name: "マイページのメニュー" })).toBeVisible();
  await expect(heading(page, "クーポン")).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.02);
  await page.goto(paths.cardAdd());
  await expect(page.getByText("テスト環境のため")).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.02);
});

test("a step that is not open yet redirects to the open one", async ({ page }) => {
  await fillCart(page, "seiji-meshiwan");
  await page.goto(paths.cartConfirm());
  await expect(heading(page, "お届け先")).toBeVisible();
});

test("going back after a reload, before the page is hydrated, shows the page of that URL", async ({ page }) => {
  await page.goto(paths.productList());
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: "青磁の飯碗" }).first().click();
  await expect(heading(page, "青磁の飯碗")).toBeVisible();
  const gate = Promise.withResolvers<undefined>();
  await page.route("**/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname === paths.productList());
  await expect(heading(page, "青磁の飯碗")).toBeVisible();
  gate.resolve(undefined);
  await expect(heading(page, "すべての商品")).toBeVisible();
});

// The browser logs the code that is missing.
testWithErrors(
  "[error.chunk-reload] a page whose code cannot be loaded is opened as a document, offline once the connection is back",
  async ({ page, context }) => {
    await page.goto(paths.productList());
    await waitForHydration(page);
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.route(/\/faq\.route-[\w-]+\.js$/, (route) => route.abort(), { times: 1 });
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "よくあるご質問" }).click();
    await expect(heading(page, "よくあるご質問")).toBeVisible();
    await waitForHydration(page);
    expect(loads).toBe(1);

    await context.setOffline(true);
    await footer.getByRole("link", { name: "お知らせ" }).click();
    await expect(page.getByText("通信できませんでした")).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page, "お知らせ")).toBeVisible();
  },
);
