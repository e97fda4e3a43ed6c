import { paths } from "@noren/contract/paths";
import {
  addToCart,
  confirmPayment,
  heading,
  orderButton,
  orderCartAsMember,
  readOrderNumber,
  submitLogin,
} from "../support/shopper.ts";
import { query } from "../support/database.ts";
import { channelUrl } from "../support/theme.ts";
import { startAtPayment } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Reads an amount; text without digits, such as 無料, is 0. */
const toYen = (text: string) => Number(text.replaceAll(/\D/g, ""));

test("a guest whose credit is refused pays on delivery, with the fee in the total [cart.transaction-error]", async ({
  page,
}) => {
  // The payment service refuses phone numbers with this ending.
  await startAtPayment(page, { phone: "0312349999" });
  await page.getByRole("radio", { name: /^後払い/ }).check();
  await confirmPayment(page);
  await orderButton(page).click();
  await expect(heading(page, "お支払い方法")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("後払いの審査の結果");
  await expect(page.getByRole("radio", { name: /^後払い/ })).not.toBeChecked();

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
  await startAtPayment(page);
  await page.getByRole("radio", { name: /^銀行振込/ }).check();
  await confirmPayment(page);
  await orderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByText("お支払いのご案内")).toBeVisible();
  const guide = page.getByText(/^\d{4}年\d{1,2}月\d{1,2}日までに、下記の口座へ/);
  await expect(guide).toContainText("すみだ川銀行 浅草橋支店");
  await expect(guide).toContainText("普通 1420351");
});

test.describe("in the students' shop", () => {
  test.use({ baseURL: async ({ baseURL }, provide) => provide(channelUrl(baseURL, "students")) });

  test("[order.invoice] [cart.student-shape] a school's member orders by invoice, made out to a laboratory", async ({
    page,
  }) => {
    await page.goto(paths.login());
    await submitLogin(page);
    await expect(page.getByRole("link", { name: "マイページ" }).first()).toBeVisible();
    await page.goto("/school-key");
    await page.getByLabel("学校キー").fill("minase2026");
    await page.getByRole("button", { name: "確認する" }).click();
    await expect(page).toHaveURL(/\/product\/?$/);
    await addToCart(page, "campus-tote");
    await orderCartAsMember(page);
    await page.getByRole("radio", { name: /^請求書払い/ }).check();
    const company = page.getByLabel("請求書の宛名（会社名・学校名）");
    await expect(company).toHaveValue("株式会社のれん堂");
    await company.fill("");
    await page.getByRole("button", { name: "ご注文内容の確認へ" }).click();
    await expect(page.getByRole("group", { name: /1件の不備/ })).toContainText("請求書の宛名");
    await expectAccessible(page);
    await company.fill("みなせ大学");
    await page.getByLabel("部署・研究室").fill("工学部 山田研究室");
    await confirmPayment(page);
    await expect(page.getByRole("main")).toContainText("みなせ大学 工学部 山田研究室 御中");

    await page.goto(paths.cart());
    const facts = page.getByRole("list", { name: "カートの商品" }).getByRole("definition");
    await expect(facts).toHaveText(["CC-010", "みなせ大学生協", "400円"]);
    await expectAccessible(page);
    await page.goto(paths.cartConfirm());
    await orderButton(page).click();
    const no = await readOrderNumber(page);
    await expect(page.getByText("みなせ大学 工学部 山田研究室 御中")).toBeVisible();

    // The shop ships the order, which issues the invoice.
    await query("update orders set status = 'shipped', invoiced_on = '2026-11-30' where order_no = $1", [no]);
    await page.getByRole("link", { name: "注文の詳細を見る" }).click();
    await expect(page.getByText("2026.12.31まで")).toBeVisible();
    await expect(page.getByText("2026年12月31日までに、請求書に記載の口座へ")).toBeVisible();
    await expectAccessible(page);
  });
});
