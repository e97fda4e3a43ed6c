import { paths } from "@noren/contract/paths";
import { cards, confirmPayment, fillCard, heading, orderButton, readOrderNumber } from "../support/shopper.ts";
import { startAtPayment } from "../support/prepared.ts";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";

const payingCookie = async (page: Parameters<typeof heading>[0]) =>
  (await page.context().cookies()).some(({ name }) => name.includes("paying"));

test("a guest pays by card after a refusal and an abandoned authentication [cart.payment-cookie] [cart.transaction-error]", async ({
  page,
}) => {
  await startAtPayment(page);
  const cardMethod = page.getByRole("radio", { name: /^クレジットカード/ });
  await cardMethod.check();
  await page.getByRole("button", { name: "ご注文内容の確認へ" }).click();
  await expect(page.getByRole("group", { name: /4件の不備/ })).toBeFocused();
  await expectAccessibleAtBothWidths(page);

  // The service's own messages are shown at the field.
  await fillCard(page, "4111111111111111");
  await page.getByRole("button", { name: "ご注文内容の確認へ" }).click();
  await expect(page.getByLabel("カード番号")).toHaveAttribute("aria-invalid", "true");

  await fillCard(page, cards.declined);
  await confirmPayment(page);
  await expect(page.getByRole("main")).toContainText("クレジットカード：Visa **** **** **** 0002");
  await expectAccessibleAtBothWidths(page);
  await orderButton(page).click();
  await expect(heading(page, "お支払い方法")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("ご指定のカードではお支払いいただけませんでした");
  await expectAccessibleAtBothWidths(page);

  await fillCard(page, cards.challenged);
  await confirmPayment(page);
  await orderButton(page).click();
  await page.waitForURL(/three-d-secure/);
  expect(await payingCookie(page)).toBe(true);

  // The shopper leaves the bank by the URL bar: the payment is pending, and can be continued.
  await page.goto(paths.cartPayment());
  await expect(page.getByRole("status").filter({ hasText: "お支払いの手続きが途中です" })).toBeVisible();
  await page.getByRole("link", { name: "お支払いの手続きを続ける" }).click();
  await page.getByRole("button", { name: "認証せずにお店に戻る" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "お支払いの手続きが中止されました。もう一度お試しいただくか、ほかのお支払い方法をお選びください。",
  );
  await expect.poll(() => payingCookie(page)).toBe(false);

  await cardMethod.check();
  await fillCard(page, cards.challenged);
  await confirmPayment(page);
  await orderButton(page).click();
  await page.getByLabel("認証コード").fill("123456");
  await page.locator('[name="confirm"]').click();
  await readOrderNumber(page);
  await expect.poll(() => payingCookie(page)).toBe(false);
});
