import { paths } from "@noren/contract/paths";
import { orderAsGuest } from "../support/buy-as-guest.ts";
import { reloadUntil, waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "ven")) });

test(
  "a guest pastes rows, corrects one, adds more from a list, and buys all of it",
  { tag: "@ven" },
  async ({ page }) => {
    await page.goto(paths.home());
    await waitForHydration(page);
    await expectAccessible(page);
    const sheet = page.locator("#hatchu");
    await sheet.getByText("表計算の行をまとめて貼り付ける").click();
    await sheet.getByLabel("品番・数量・単位").fill("BW-1150\t２\tケース\nbw1160\t30\t個\nTE-8001\t1");
    await sheet.getByRole("button", { name: "明細に並べる" }).click();
    await expect(sheet.getByText("入数は24個です")).toBeVisible();
    await sheet.getByRole("button", { name: "2行をカートに入れる" }).click();
    await expect(sheet.getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "48個にする" }).click();
    await sheet.getByRole("button", { name: "3行をカートに入れる" }).click();
    await expect(page.getByRole("link", { name: /カート.*5/ })).toBeVisible();
    await expect(sheet.getByRole("textbox", { name: "1行目の品番" })).toHaveValue("");

    await page.goto(paths.productList({ category: "paper" }));
    await waitForHydration(page);
    await page.getByRole("textbox", { name: "CP-2210のケース数" }).fill("1");
    await page.getByRole("textbox", { name: "BX-2402のケース数" }).fill("2");
    await expectAccessible(page);
    await page.getByRole("button", { name: "2行をカートに入れる" }).click();
    await expect(page.getByRole("link", { name: /カート.*8/ })).toBeVisible();

    await page.goto(paths.cart());
    const line = page.getByRole("list", { name: "カートの商品" }).getByRole("listitem").filter({ hasText: "BW-1160" });
    await expect(line).toContainText("24個入 × 2ケース ＝ 48個");
    await expectAccessible(page);
    await orderAsGuest(page);
    await expect(page.getByText("ご注文を承りました")).toHaveCount(1);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sheet answers its form with names and what is wrong", async ({ page }) => {
    await page.goto(`${paths.home()}?sku=BW-1150&count=2&unit=case&sku=BW-1160&count=30&unit=piece`);
    const sheet = page.locator("#hatchu");
    // A busy server leaves lookups to the browser.
    await reloadUntil(page, async () => {
      await expect(sheet).toContainText("業務用 白磁 飯碗 11.5cm", { timeout: 1000 });
      await expect(sheet).toContainText("入数は24個です", { timeout: 1000 });
    });
    const text = await sheet.innerText();
    expect(text.indexOf("JavaScript")).toBeLessThan(text.indexOf("1行をカートに入れる"));
    await expect(sheet.getByRole("button", { name: "確認する" })).toBeVisible();
    await page.goto(paths.productList({ category: "paper" }));
    await expect(page.getByRole("main").getByText(/JavaScript/)).toBeVisible();
  });
});
