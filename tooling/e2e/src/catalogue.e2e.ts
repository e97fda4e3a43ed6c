import { paths } from "@noren/contract/paths";
import type { Locator } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test.ts";

test.use({ hasPictures: true });

for (const path of ["/", "/product", "/product?category=tableware", "/product/tote-noren", "/law", "/no-such-page"]) {
  test(`${path} is accessible, and not wider than the screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    if (path === "/no-such-page") await expect(page.getByRole("heading", { name: "人気ランキング" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    await expectAccessible(page);
  });
}

test("a list of any length ends in a whole row, and the header shows every category", async ({ page, isMobile }) => {
  await page.goto(paths.productList());
  const list = page.getByRole("main").getByRole("list", { name: "商品一覧" });
  const rightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);
  const last = await rightOf(list.getByRole("listitem").last());
  expect(Math.abs(last - (await rightOf(list)))).toBeLessThan(1);
  if (isMobile) return;
  const row = page.getByRole("banner").getByRole("navigation", { name: "商品カテゴリー" });
  for (const link of await row.getByRole("link").all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await rightOf(link)).toBeLessThanOrEqual((await rightOf(row)) + 1);
  }
});

test("the URL contains filters and sort order, and the back button restores them", async ({ page, isMobile }) => {
  await page.goto(paths.productList({ category: "tableware" }));
  if (isMobile) await page.getByText("絞り込み", { exact: true }).click();
  await page.getByRole("checkbox", { name: "在庫ありのみ" }).check();
  await expect(page).toHaveURL(/in_stock=1/);
  if (isMobile) await page.getByRole("button", { name: /点を見る/ }).click();
  await page.getByLabel("並び順").selectOption({ label: "価格の安い順" });
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page).toHaveURL(/in_stock=1/);
});
