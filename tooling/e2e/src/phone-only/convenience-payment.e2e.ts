import { confirmPayment, heading, orderButton, orderCartAsMember, readOrderNumber } from "../support/shopper.ts";
import { createLoggedInMember, fillCart } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a member pays at a convenience store, and is refunded after a cancellation [order.payment-guide]", async ({
  page,
}) => {
  await createLoggedInMember(page);
  await fillCart(page, "tokusa-meshiwan");
  await orderCartAsMember(page);
  await page.getByRole("radio", { name: /^コンビニ払い/ }).check();
  await page.getByRole("button", { name: "ご注文内容の確認へ" }).click();
  await expect(page.getByRole("group", { name: /1件の不備/ })).toContainText(
    "お支払いになるコンビニを選択してください",
  );
  await page.getByRole("radio", { name: "ファミリーマート", exact: true }).check();
  await expectAccessible(page);
  await confirmPayment(page);
  await expect(page.getByRole("main")).toContainText("コンビニ払い（前払い）：ファミリーマート");
  await orderButton(page).click();
  const no = await readOrderNumber(page);
  const guide = page.getByText(/受付番号：\d{4}-\d{4}-\d{4}/);
  await expect(guide).toContainText("マルチコピー機");
  await expectAccessible(page);

  await page.getByRole("link", { name: "注文の詳細を見る" }).click();
  await expect(heading(page, "注文の詳細")).toBeVisible();
  await expect(guide).toContainText("お支払い期限");
  const order = page.url();

  // The shopper pays at the counter.
  const settings = (await (await page.request.get("/v1/settings/front")).json()) as Record<string, string>;
  const operator = `${new URL(settings["PAYMENT.SERVICE.SCRIPT_URL"] ?? "").origin}/operator`;
  await page.goto(operator);
  const row = page.getByRole("row").filter({ hasText: no });
  await row.getByRole("button", { name: "店頭で支払う" }).click();
  await expect(row).toContainText("売上確定");
  await expect(async () => {
    await page.goto(order);
    await expect(page.getByText("ご入金確認済み").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(guide).toBeHidden();

  await page.getByRole("button", { name: "この注文をキャンセルする" }).click();
  await page.getByLabel("キャンセルの理由").fill("数量を間違えたため");
  await page.getByRole("button", { name: "キャンセルする", exact: true }).click();
  await expect(page.getByText(/にキャンセルされました/)).toBeVisible();
  await expect(async () => {
    await page.goto(operator);
    await expect(row).toContainText("取消・返金", { timeout: 2000 });
  }).toPass();
});
