import { paths } from "@noren/contract/paths";
import { confirmPayment, heading, orderButton, readOrderNumber } from "../support/shopper.ts";
import { startAtPayment } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a guest pays with a wallet after closing and cancelling the wallet's page [cart.payment-cookie] [cart.transaction-error]", async ({
  page,
}) => {
  await startAtPayment(page);
  await page.getByRole("radio", { name: /スマホ決済/ }).check();
  await confirmPayment(page);
  await orderButton(page).click();
  await page.waitForURL(/\/wallet\//);

  // The shopper closes the wallet's page, opens the cart, and then the wallet's return URL.
  await page.goto(paths.cart());
  const waiting = page.getByRole("status").filter({ hasText: "お支払いの手続きが途中です" });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await waiting.getByRole("link", { name: "お支払いの手続きを続ける" }).click();
  const no = await page.getByText(/^\d{6}-[0-9A-Z]{8}$/).textContent();
  await page.goto(paths.cartComplete({ no }));
  await expect(heading(page, "お支払いの手続き")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "お支払いの手続きを続ける" }).click();
  await page.getByRole("button", { name: "支払わずにお店に戻る" }).click();
  await expect(heading(page, "お支払い方法")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(
    "お支払いの手続きが中止されました。もう一度お試しいただくか、ほかのお支払い方法をお選びください。",
  );

  await confirmPayment(page);
  await orderButton(page).click();
  await page.locator('[name="confirm"]').click();
  await readOrderNumber(page);
  await page.goto(paths.cart());
  await expect(page.getByRole("heading", { name: "カートに商品はありません" })).toBeVisible();
});
