import { confirmPayment, goToPaymentAsGuest, heading, orderButton, readOrderNumber } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

/** A free part has no digits. */
const toYen = (text: string) => Number(text.replaceAll(/\D/g, ""));

test("a guest whose credit is refused pays on delivery, with the fee in the total [cart.transaction-error]", async ({
  page,
}) => {
  // The payment service refuses phone numbers with this ending.
  await goToPaymentAsGuest(page, { phone: "0312349999" });
  await page.getByRole("radio", { name: /^後払い/ }).check();
  await confirmPayment(page);
  await orderButton(page).click();
  await expect(heading(page, "お支払い方法")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("後払いの審査の結果");

  await page.getByRole("radio", { name: /^代金引換/ }).check();
  await confirmPayment(page);
  await expect(page.getByRole("main")).toContainText("商品のお受け取りの際に、配達員へお支払いください。");
  const sums = page.getByRole("region", { name: "ご注文金額" });
  await expect(sums.getByRole("definition").last()).toHaveText("330円");
  const parts = (await sums.getByRole("definition").allTextContents()).map(toYen);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const payment = sums.getByRole("paragraph").filter({ hasText: "お支払い合計" });
  await expect(payment).toContainText(`お支払い合計${total.toLocaleString("ja-JP")}円`);
  await orderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByText(/配達員へ|配送員へ|お届け時に/).first()).toBeVisible();
});

test("a guest sees the account and the last day of a bank transfer", async ({ page }) => {
  await goToPaymentAsGuest(page);
  await page.getByRole("radio", { name: /^銀行振込/ }).check();
  await confirmPayment(page);
  await orderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByText("お支払いのご案内")).toBeVisible();
  const guide = page.getByText(/^\d{4}年\d{1,2}月\d{1,2}日までに、下記の口座へ/);
  await expect(guide).toContainText("すみだ川銀行 浅草橋支店");
  await expect(guide).toContainText("普通 1420351");
});
