import { addToCart, alive, heading } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("a cart that cannot be loaded says so, and another try brings it", async ({ page }) => {
  await addToCart(page, "tote-kuro");
  await page.route("**/v1/carts/**", (route) => route.abort());
  await page.goto("/cart");
  await expect(page.getByRole("alert")).toContainText("通信できませんでした");
  await page.unroute("**/v1/carts/**");
  await page.getByRole("button", { name: "もう一度読み込む" }).click();
  await expect(page.getByRole("list", { name: "カートの商品" })).toBeVisible();
});

test("without a line the shopper hears of it, goes on to the next step and loses nothing typed", async ({
  page,
  context,
}) => {
  await addToCart(page, "tote-kuro");
  await page.goto("/cart");
  await expect(page.getByRole("list", { name: "カートの商品" })).toBeVisible();
  // The files of the next step have come.
  await page.waitForFunction(() => {
    const ahead = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")];
    return ahead.length > 0 && ahead.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  await context.setOffline(true);
  await page.getByRole("link", { name: "会員登録せずに購入する" }).click();
  await page.locator("[name=last_name]").fill("山田");
  // Its stylesheets came beforehand, as its code did: a browser's own field has an inset border.
  await expect(page.locator("[name=last_name]")).toHaveCSS("border-top-style", "solid");
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(heading(page, "お届け先")).toBeVisible();
  // The line may come back before the page has taken in that it was gone; then it comes and goes once more.
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.locator("[name=prefecture] option")).toHaveCount(48, { timeout: 2000 });
  }).toPass();
  await expect(page.locator("[name=last_name]")).toHaveValue("山田");
});

test("who adds to the cart without a line is told", async ({ page, context }) => {
  const toasts = page.waitForEvent("requestfinished", (request) => /toast-stack.*\.js$/.test(request.url()));
  await page.goto("/product/seiji-meshiwan");
  await page.getByRole("heading", { level: 1 }).click();
  await toasts;
  await context.setOffline(true);
  await page.getByRole("button", { name: "カートに入れる" }).click();
  await expect(page.getByText("通信できませんでした")).toBeVisible();
});

test("a page that comes without a load is read out, begins at its top and takes the keyboard", async ({ page }) => {
  await addToCart(page, "tote-kuro");
  await page.goto("/cart");
  await page.getByRole("link", { name: "会員登録せずに購入する" }).click();
  await expect(heading(page, "お届け先")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^お届け先 \| / })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a press that takes its own button away leaves the focus with the page", async ({ page }) => {
  await addToCart(page, "tote-kuro");
  await page.goto("/cart");
  await page.getByRole("button", { name: "このお知らせを閉じる" }).first().press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const more = page.getByRole("button", { name: /1つ増やす$/ });
  const changed = page.waitForResponse(
    (answer) => answer.request().method() !== "GET" && answer.url().includes("/carts/"),
  );
  await more.press("Enter");
  await changed;
  await expect(more).toBeFocused();
  await page.getByRole("button", { name: /カートから削除$/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "カートに商品はありません" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("without a script the pages that need one say so", async ({ request }) => {
  // Chromium keeps <noscript> shut where only Playwright has switched the scripts off: what is sent is what counts.
  for (const path of ["/cart", "/login", "/product/seiji-meshiwan"])
    expect(await (await request.get(path)).text()).toMatch(/<noscript>.*JavaScriptが必要です.*<\/noscript>/);
});

test("a page opened anew begins at its top, however far the one before it was scrolled", async ({ page }) => {
  await page.goto("/product/seiji-meshiwan");
  await alive(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => Object.values(sessionStorage).includes("900"));
  await page.goto("/product/tote-kuro");
  await alive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the cart's heading is there before its scripts, and the cart comes without pushing anything in view", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/cart")).text()).toMatch(/<h1[^>]*>カート<\/h1>/);
  await addToCart(page, "tote-kuro");
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset["shift"] = String(
          Number(document.documentElement.dataset["shift"] ?? 0) + entry.value,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/cart");
  await expect(page.getByRole("list", { name: "カートの商品" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0))).toBeLessThan(0.02);
});
