import { paths } from "@noren/contract/paths";
import type { Page } from "@playwright/test";
import { heading, waitForHydration } from "./support/shopper.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const list = (page: Page) => page.getByRole("main").getByRole("list", { name: "商品一覧" });
const chooseFor = (page: Page, name: string) =>
  list(page).getByRole("link", { name: `${name}を比較に追加`, exact: true });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("[list.tag-password] the page of a tag asks for its password and then shows its products", async ({ page }) => {
  const sale = paths.productList({ tag: "friends-sale" });
  await page.goto(paths.sitemap());
  await page.getByRole("link", { name: /お得意さまご招待会.*パスワードが必要/ }).click();
  await expect(page).toHaveURL(sale);
  await expect(heading(page, "お得意さまご招待会")).toBeVisible();
  await expect(page.getByText("ご案内状にあるパスワードをご入力ください。")).toBeVisible();
  await expectAccessible(page);
  const password = page.getByRole("textbox", { name: /パスワード/ });
  await password.fill("orifushi-haru");
  await password.press("Enter");
  await expect(page.getByText("パスワードが正しくありません。")).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill("orifushi-aki");
  await page.getByRole("button", { name: "商品を見る" }).click();
  await expect(list(page).getByRole("article")).toHaveCount(6);
  await expect(page).toHaveURL(sale);
  // The server renders the form, and the browser, which has the cookie, replaces it with the products.
  expect((await page.goto(sale))?.status()).toBe(200);
  await expect(list(page).getByRole("article")).toHaveCount(6);
  await expect(password).toHaveCount(0);
});

test("[list.budgets] a budget for a gift filters by its prices, and removes itself", async ({ page, isMobile }) => {
  await page.goto(paths.productList({ category: "tableware" }));
  await waitForHydration(page);
  const openSheet = () => page.getByRole("main").locator("summary").first().tap();
  if (isMobile) {
    await openSheet();
    await page.getByRole("dialog").getByText("価格（税込）").tap();
  }
  const budget = page.getByRole("list", { name: "贈りもののご予算" }).getByRole("link", { name: "3,000円〜5,000円" });
  await budget.click();
  await expect(page).toHaveURL(/price_min=3000&price_max=5000/);
  // A link in the sheet leads to the list. The group is open when the sheet opens again.
  if (isMobile) await openSheet();
  await expect(budget).toHaveAttribute("aria-current", "true");
  await budget.click();
  await expect(page).not.toHaveURL(/price_/);
});

test("[list.view] the rows stay with a filter and on the next page", async ({ page }) => {
  await page.goto(paths.productList({ category: "tableware" }));
  await waitForHydration(page);
  await page.getByRole("link", { name: "一覧で表示" }).click();
  await expect(page).toHaveURL(/view=list/);
  await expectAccessible(page);
  await page.getByLabel("並び順").selectOption({ label: "価格の安い順" });
  await expect(page).toHaveURL(/sort=price_asc.*view=list/);
  await page.getByRole("link", { name: "2ページ目" }).click();
  await expect(page).toHaveURL(/view=list.*page=2/);
  await page.getByRole("link", { name: "写真を並べて表示" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).not.toHaveURL(/view=/);
});

test("[list.compare] products chosen by keyboard are compared, and closing the comparison returns to the last one", async ({
  page,
}) => {
  await page.goto(paths.productList({ category: "tableware" }));
  await waitForHydration(page);
  await chooseFor(page, "青磁の飯碗").press("Enter");
  await expect(page.getByText("もう1点選ぶと比べられます")).toBeVisible();
  await chooseFor(page, "粉引の飯碗").press("Enter");
  await expectAccessible(page);
  await page.getByRole("link", { name: "2点を比較する" }).press("Enter");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(heading(page, "商品の比較")).toBeInViewport();
  await expectAccessible(page);
  expect(await widthOf(page)).toBe(page.viewportSize()?.width);
  const equal = table.getByRole("rowheader", { name: "原産国" });
  await page.getByRole("checkbox", { name: "内容が同じ項目を隠す" }).check();
  await expect(equal).toBeHidden();
  await expect(table.getByRole("rowheader", { name: "素材" })).toBeVisible();
  await page.getByRole("link", { name: "もとの一覧へ戻る" }).click();
  const chosen = list(page).getByRole("link", { name: "粉引の飯碗を比較から外す" });
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();
  await page.getByRole("link", { name: "選択を解除" }).click();
  await expect(page).not.toHaveURL(/compare/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[list.compare] [list.view] choosing, comparing and rows are links", async ({ page }) => {
    await page.goto(paths.productList({ category: "tableware", view: "list" }));
    await chooseFor(page, "青磁の飯碗").click();
    await chooseFor(page, "粉引の飯碗").click();
    await page.getByRole("link", { name: "2点を比較する" }).click();
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3);
    await page.getByRole("checkbox", { name: "内容が同じ項目を隠す" }).check();
    await expect(page.getByRole("rowheader", { name: "原産国" })).toBeHidden();
    await page.getByRole("link", { name: "もとの一覧へ戻る" }).click();
    await expect(page).toHaveURL(/view=list&compare=seiji-meshiwan,kohiki-meshiwan#compare-kohiki-meshiwan$/);
    await expect(list(page).getByRole("link", { name: "粉引の飯碗を比較から外す" })).toBeInViewport();
  });

  test("[list.tag-password] the page of a tag with a password has its name and a note that the form needs JavaScript", async ({
    page,
  }) => {
    expect((await page.goto(paths.productList({ tag: "friends-sale" })))?.status()).toBe(200);
    await expect(heading(page, "お得意さまご招待会")).toBeVisible();
    await expect(page.getByRole("main").getByText(/JavaScript/)).toBeVisible();
  });
});
