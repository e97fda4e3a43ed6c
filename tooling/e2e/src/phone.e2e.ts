import { paths } from "@noren/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test.ts";
import { buyButton, waitForHydration } from "./support/shopper.ts";

test.use({ hasPictures: true });

/** Waits until the box of an element stops moving. */
async function boxOf(element: Locator) {
  await element.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  return (await element.boundingBox())!;
}
const header = (page: Page) => page.getByRole("banner");
const buyBar = (page: Page) => page.locator("[data-shown]");

test.describe("on a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "the header of wider screens scrolls with the page");

  for (const motion of ["no-preference", "reduce"] as const) {
    test(`the header is hidden on scrolling down and shown on scrolling up (motion: ${motion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto(paths.productList());
      await waitForHydration(page);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(header(page)).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 1000));
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      expect((await boxOf(header(page))).y).toBe(0);
    });
  }

  test("a focused element is not covered by the header", async ({ page }) => {
    await page.goto(paths.productList());
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("link", { name: "2ページ目", exact: true }).focus();
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press("Shift+Tab");
      const focused = await boxOf(page.locator(":focus"));
      const { y, height } = await boxOf(header(page));
      expect(focused.y).toBeGreaterThanOrEqual(Math.max(0, y + height) - 1);
    }
  });

  test("the price and the button stay visible, and the header shows the new count", async ({ page }) => {
    await page.goto(paths.product({ key: "tote-noren" }));
    await waitForHydration(page);
    await buyButton(page).scrollIntoViewIfNeeded();
    await expect(buyBar(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollBy(0, 1200));
    await expect(buyBar(page)).toContainText("7,700円");
    await expect(header(page)).not.toBeInViewport();
    await buyBar(page).getByRole("button", { name: "カートに入れる" }).tap();
    await expect(header(page).getByRole("link", { name: /^カート.*1/ })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    // At the end of the page the bar is above the footer, and last in the order of the page.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [bar, footer] = [await boxOf(buyBar(page)), await boxOf(page.getByRole("contentinfo"))];
    expect(bar.y + bar.height).toBeLessThanOrEqual(footer.y);
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(buyBar(page).getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(header(page).getByRole("link", { name: /^カート.*2/ })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("there is no second button", async ({ page }) => {
      await page.goto(paths.product({ key: "tote-noren" }));
      await expect(page.getByRole("button", { name: "カートに入れる" })).toHaveCount(1);
    });
  });
});

for (const shop of ["", "fl1.", "students.", "lat.", "wag.", "sou.", "tee."]) {
  test(`product lists have a complete last row (${shop || "simple."}localhost)`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL!.replace("localhost", `${shop}localhost`)}/product`);
    if (shop === "students.") {
      await page.getByLabel("学校キー").fill("minase2026");
      await page.getByRole("button", { name: "確認する" }).click();
    }
    await expect(page).toHaveURL(/\/product\/?$/);
    const list = page.getByRole("list", { name: "商品一覧" });
    const last = list.getByRole("listitem").last();
    const [all, end] = [await boxOf(list), await boxOf(last)];
    expect(Math.abs(all.x + all.width - end.x - end.width)).toBeLessThan(1);
    // Its picture has the width of every other picture.
    const widths = await list.locator("picture").evaluateAll((all) => all.map((each) => Math.round(each.clientWidth)));
    expect(new Set(widths).size).toBe(1);
  });

  test(`every category of the header's row is visible (${shop || "simple."}localhost)`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, "a phone has the categories in its menu");
    // A busy server leaves parts of the header to the browser, which adds them later.
    await page.goto(baseURL!.replace("localhost", `${shop}localhost`), { waitUntil: "networkidle" });
    const row = header(page).getByRole("navigation", { name: "商品カテゴリー" });
    const before = await boxOf(header(page));
    for (const link of await row.getByRole("link").all()) {
      const { y, height } = await boxOf(link);
      expect(y + height).toBeLessThanOrEqual(before.y + before.height);
      await link.focus();
    }
    expect(await boxOf(header(page))).toEqual(before);
  });
}

test("the cart starts with its products", async ({ page }) => {
  await page.goto(paths.product({ key: "tote-noren" }));
  await buyButton(page).click();
  await expect(page.getByRole("link", { name: /^カート.*1/ })).toBeVisible();
  await page.goto(paths.cart());
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const goods = await boxOf(page.getByRole("list", { name: "カートの商品" }));
  expect(goods.y - title.y - title.height).toBeLessThan(60);
  await expect(page.getByRole("main")).not.toContainText("冷凍");
});

test("a corrected quantity does not narrow the product's name, and the header's count does not wrap", async ({
  page,
}) => {
  await page.goto(paths.product({ key: "shiro-bathtowel" }));
  await buyButton(page).click();
  const count = page.getByRole("banner").getByRole("link", { name: /^カート.*\d/ });
  await expect(count).toBeVisible();
  await page.goto(paths.cart());
  const line = page.getByRole("list", { name: "カートの商品" }).getByRole("listitem").first();
  const name = line.getByRole("link", { name: "白いバスタオル 三枚組" });
  const before = await boxOf(name);
  const quantity = line.getByLabel("白いバスタオル 三枚組の数量", { exact: true });
  await quantity.fill("200");
  await quantity.press("Enter");
  await expect(line).toContainText("在庫の都合により");
  expect((await boxOf(name)).height).toBe(before.height);
  const { height } = await boxOf(count.getByText(/^\d\d/).first());
  expect(height).toBeLessThan(24);
});

test.describe("the filter on a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "wider screens have the filter beside the list");

  test("[list.filter-sheet] is a sheet with a count that keeps the focus, and closes by Escape and the back button", async ({
    page,
  }) => {
    await page.goto(paths.productList({ category: "tableware" }));
    await waitForHydration(page);
    // The groups of the filter are summaries too, until the closed sheet has unmounted.
    const summary = page.getByRole("main").locator("summary").filter({ hasText: "絞り込み" });
    const sheet = page.getByRole("dialog", { name: "絞り込み" });
    await summary.tap();
    await expectAccessible(page);
    await sheet.getByRole("checkbox", { name: "在庫ありのみ" }).check();
    await expect(page).toHaveURL(/in_stock=1/);
    // The URL changes before the answer arrives, and other tests may have sold out a product.
    const count = page
      .getByRole("main")
      .getByText(/^\d+点/)
      .first();
    const readCount = async () => /^\d+点/.exec((await count.textContent()) ?? "")?.[0];
    await expect
      .poll(async () => sheet.getByRole("button", { name: `${await readCount()}を見る`, exact: true }).isVisible())
      .toBe(true);
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      // From its last element the focus leaves to the browser's own controls, and never to the page behind.
      const place = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName);
      expect(place === "DIALOG" || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(summary).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/in_stock/);

    await summary.press("Enter");
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/category=tableware/);
  });

  test("a category chosen in the sheet leads back to the list, not to the sheet", async ({ page }) => {
    await page.goto(paths.productList());
    await waitForHydration(page);
    await page.getByRole("main").locator("summary").tap();
    const sheet = page.getByRole("dialog", { name: "絞り込み" });
    // All groups are in view at once: none is open without a condition.
    for (const group of ["カテゴリー", "価格（税込）", "色", "贈る場面"])
      await expect(sheet.getByText(group, { exact: true })).toBeInViewport({ ratio: 1 });
    await sheet.getByText("カテゴリー", { exact: true }).tap();
    await sheet.getByRole("link", { name: /^食器/ }).tap();
    await expect(page).toHaveURL(/category=tableware/);
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).not.toHaveURL(/category/);
    await expect(sheet).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("expands above the list as a form", async ({ page }) => {
      await page.goto(paths.productList({ category: "tableware" }));
      await page.getByRole("main").locator("summary").click();
      await page.getByRole("checkbox", { name: "在庫ありのみ" }).check();
      await page.getByRole("button", { name: "この条件で絞り込む" }).click();
      await expect(page).toHaveURL(/in_stock=1/);
    });
  });
});
