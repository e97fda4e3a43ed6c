import { paths } from "@noren/contract/paths";
import {
  addToCart,
  expectPrintable,
  goToConfirm,
  heading,
  submitLogin,
  orderButton,
  readOrderNumber,
  register,
} from "../support/shopper.ts";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";

test("a member buys with a saved address, finds the order in the history and cancels it [order.cancel]", async ({
  page,
}) => {
  await addToCart(page, "tokusa-meshiwan");
  await page.goto(paths.cart());
  await page.getByRole("link", { name: "ログインして購入する" }).click();
  await expect(heading(page, "ログイン")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await submitLogin(page);

  // Back to the checkout, with the guest's cart.
  await expect(heading(page, "お届け先")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(heading(page, "お届け日時")).toBeVisible();
  await goToConfirm(page);
  await expect(page.getByRole("main")).toContainText("染付の飯碗 十草");
  await orderButton(page).click();
  const no = await readOrderNumber(page);

  await page.goto(paths.orderHistory());
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: `ご注文番号${no}の詳細を見る` }).click();
  await expect(heading(page, "注文の詳細")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await expectPrintable(page);
  await page.getByRole("button", { name: "この注文をキャンセルする" }).click();
  await page.getByLabel("キャンセルの理由").fill("数量を間違えたため");
  await page.getByRole("button", { name: "キャンセルする", exact: true }).click();
  await expect(page.getByText(/にキャンセルされました/)).toBeVisible();
  await page.getByRole("button", { name: "もう一度購入する" }).click();
  await expect(heading(page, "カート")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("染付の飯碗 十草");
  await page.goBack();
  await page.getByRole("link", { name: "注文履歴へ戻る" }).click();
  await expect(page.getByRole("article").filter({ hasText: no })).toContainText("キャンセル");
});

test("a new member registers and is logged in", async ({ page }) => {
  await page.goto(paths.register());
  await expectAccessibleAtBothWidths(page);
  await register(page);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "マイページへ" }).click();
  await expect(page.getByText("佐藤 健 様")).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "アドレス帳" }).first().click();
  await expect(page.getByText("大阪府大阪市北区")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "新しい住所を追加する" }).click();
  await expect(heading(page, "住所の追加")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
