import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test.ts";
import { buyButton, waitForHydration } from "./support/shopper.ts";

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
    test(`the header leaves on scrolling down and returns on scrolling up (motion: ${motion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto("/product");
      await waitForHydration(page);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(header(page)).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 1000));
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      expect((await boxOf(header(page))).y).toBe(0);
    });
  }

  test("what takes the focus is not below the header", async ({ page }) => {
    await page.goto("/product");
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("link", { name: "2ページ目" }).focus();
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press("Shift+Tab");
      const focused = await boxOf(page.locator(":focus"));
      const { y, height } = await boxOf(header(page));
      expect(focused.y).toBeGreaterThanOrEqual(Math.max(0, y + height) - 1);
    }
  });

  test("the price and the button stay in sight, and the header shows the new count", async ({ page }) => {
    await page.goto("/product/tote-noren");
    await waitForHydration(page);
    await buyButton(page).scrollIntoViewIfNeeded();
    await expect(buyBar(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollBy(0, 1200));
    await expect(buyBar(page)).toContainText("7,700円");
    await expect(header(page)).not.toBeInViewport();
    await buyBar(page).getByRole("button", { name: "カートに入れる" }).tap();
    await expect(header(page).getByRole("link", { name: "カート1点" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    // At the end of the page the bar is above the footer, and last in the order of the page.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [bar, footer] = [await boxOf(buyBar(page)), await boxOf(page.getByRole("contentinfo"))];
    expect(bar.y + bar.height).toBeLessThanOrEqual(footer.y);
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(buyBar(page).getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(header(page).getByRole("link", { name: "カート2点" })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("there is no second button", async ({ page }) => {
      await page.goto("/product/tote-noren");
      await expect(page.getByRole("button", { name: "カートに入れる" })).toHaveCount(1);
    });
  });
});

for (const shop of ["", "fl1.", "students."]) {
  test(`lists end in a whole row (${shop || "simple."}localhost)`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL!.replace("localhost", `${shop}localhost`)}/product`);
    const list = page.getByRole("list", { name: "商品一覧" });
    const last = list.getByRole("listitem").last();
    const [all, end] = [await boxOf(list), await boxOf(last)];
    expect(Math.abs(all.x + all.width - end.x - end.width)).toBeLessThan(1);
    // Its picture has the width of every other picture.
    const widths = await list.locator("picture").evaluateAll((all) => all.map((each) => Math.round(each.clientWidth)));
    expect(new Set(widths).size).toBe(1);
  });

  test(`every category of the header's row is in sight (${shop || "simple."}localhost)`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, "a phone has the categories in its menu");
    await page.goto(baseURL!.replace("localhost", `${shop}localhost`));
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

test("the cart begins with its goods", async ({ page }) => {
  await page.goto("/product/tote-noren");
  await buyButton(page).click();
  await expect(page.getByRole("link", { name: "カート1点" })).toBeVisible();
  await page.goto("/cart");
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const goods = await boxOf(page.getByRole("list", { name: "カートの商品" }));
  expect(goods.y - title.y - title.height).toBeLessThan(60);
  await expect(page.getByRole("main")).not.toContainText("冷凍");
});
