import { paths } from "@noren/contract/paths";
import { orderAsGuest } from "../support/buy-as-guest.ts";
import { waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "gen")) });

test("a guest measures a place, compares two boxes, and buys one of them", { tag: "@gen" }, async ({ page }) => {
  await page.goto(paths.home());
  await waitForHydration(page);
  await expectAccessible(page);
  const width = page.getByRole("textbox", { name: "幅（cm以下）" });
  await width.fill("26くらい");
  await page.getByRole("button", { name: "入るものを探す" }).click();
  await expect(page.getByText("「26くらい」は数として読めません")).toBeVisible();
  await expect(width).toBeFocused();
  await width.fill("２６");
  await page.getByRole("textbox", { name: "高さ（cm以下）" }).fill("33");
  await page.getByRole("button", { name: "入るものを探す" }).click();
  await expect(page).toHaveURL(/a\.width\.max=26&.*a\.height\.max=33/);

  await page.goto(paths.productList({ category: "box" }));
  await waitForHydration(page);
  const table = page.getByRole("table", { name: "商品一覧" });
  const pin = async (name: string) => {
    await table.getByRole("link", { name: `${name}を留める` }).click();
    await expect(table.getByRole("link", { name: `${name}を外す` })).toBeFocused();
  };
  await pin("積める収納ボックス L ふた付き");
  await pin("積める収納ボックス M ふた付き");
  await expect(page).toHaveURL(/compare=bin-l,bin-m/);
  await expect(table.getByRole("row", { name: /ボックス L/ })).toContainText("47最大");
  await page.getByRole("checkbox", { name: "ちがいだけ" }).check();
  await expectAccessible(page);
  await table.getByRole("textbox", { name: "積める収納ボックス L ふた付きの数量" }).fill("２");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /カート.*2/ })).toBeVisible();

  await page.goto(paths.cart());
  await expect(page.getByRole("status", { name: "箱の数とお届けの日" })).toContainText("1個口");
  await expectAccessible(page);
  await orderAsGuest(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("heads sort and four pins are links, and a fifth is refused", async ({ page }) => {
    await page.goto(paths.productList({ category: "box" }));
    const table = page.getByRole("table", { name: "商品一覧" });
    await table.getByRole("link", { name: "容量 L" }).click();
    await expect(table.getByRole("columnheader", { name: "容量 L" })).toHaveAttribute("aria-sort", "descending");
    await expect(table.getByRole("rowheader").first()).toContainText("ボックス L");
    await page.goto(paths.productList({ compare: "bin-s,bin-m,bin-m-low,bin-l" }));
    await expect(table.getByRole("link", { name: /を外す$/ })).toHaveCount(4);
    await table
      .getByRole("link", { name: /は留められません/ })
      .first()
      .click();
    await expect(page.getByText("留められるのは4点までです。どれかを外してください")).toBeInViewport();
  });
});
