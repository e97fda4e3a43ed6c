import { paths } from "@noren/contract/paths";
import type { Browser, Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { cards, confirmPayment, fillCard, orderButton, readOrderNumber } from "../support/shopper.ts";
import { createLoggedInMember, fillCart } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** The delivery address of the recipient. The giver must not see it. */
const recipient = {
  shipping_last_name: "比嘉",
  shipping_first_name: "美咲",
  shipping_last_name_kana: "ひが",
  shipping_first_name_kana: "みさき",
  postal_code: "9000014",
  prefecture: "沖縄県",
  address1: "1-2-3",
  phone_number: "0981234567",
};

/** A member orders a bowl as a social gift, up to the choice of the payment method. */
async function chooseGift(page: Page): Promise<void> {
  await fillCart(page, "tokusa-meshiwan");
  await page.goto(paths.cart());
  await page.getByRole("link", { name: "住所を知らない方へ贈る" }).click();
  await page.getByLabel("贈るお相手のお名前").fill("美咲");
  await page.getByLabel("あなたのお名前").fill("健");
  await page.getByRole("textbox", { name: "メッセージ" }).fill("お誕生日おめでとう");
  await expectAccessible(page);
  await page.getByRole("button", { name: "次へ進む" }).click();
}

/** A member sends a bowl as a social gift, paid by card. Returns the order's number and the link. */
async function orderGift(page: Page): Promise<{ no: string; url: string }> {
  await chooseGift(page);
  await page.getByRole("radio", { name: /^クレジットカード/ }).check();
  await expect(page.getByRole("radio", { name: /^代金引換/ })).toBeDisabled();
  await fillCard(page, cards.good);
  await confirmPayment(page);
  await expect(page.getByRole("region", { name: "お届け先・お届け日時" })).toContainText("お相手がリンクからご指定");
  await orderButton(page).click();
  const no = await readOrderNumber(page);
  return { no, url: await page.getByRole("textbox", { name: "ギフトのリンク" }).inputValue() };
}

/** The phone of a recipient who is not logged in. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  return context.newPage();
}

/** Opens the order in the giver's history. */
async function openOrder(page: Page, no: string): Promise<void> {
  await page.goto(paths.orderHistory());
  await page.getByRole("main").locator("li", { hasText: no }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "注文の詳細" })).toBeVisible();
}

test("[gift.steps] [gift.accept] [gift.no-price] [gift.link-secret] [gift.giver-status] a stranger accepts a gift on a phone, and the giver's order shows it", async ({
  page,
  browser,
  baseURL,
}) => {
  await createLoggedInMember(page);
  const { no, url } = await orderGift(page);
  await page.getByRole("button", { name: "QRコードを表示" }).click();
  await expect(page.getByRole("img", { name: /QRコード/ })).toBeVisible();
  await expectAccessible(page);

  const phone = await openPhone(browser);
  const token = url.split("/").at(-1) ?? "";
  const leaks: string[] = [];
  phone.on("request", (request) => {
    const isApi = request.url().startsWith(`${baseURL}/v1/`);
    const isPage = request.url() === url;
    const referrer = request.headers()["referer"] ?? "";
    if (referrer.includes(token) || (request.url().includes(token) && !isApi && !isPage)) leaks.push(request.url());
  });
  await phone.goto(url);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("健 様からギフトが届いています");
  await expect(phone).toHaveURL(/\/social-gift\/shipping$/);
  await expect(phone.getByRole("main")).not.toContainText(/円|税込|佐藤/);
  await expectAccessible(phone);
  for (const [name, value] of Object.entries(recipient)) {
    const field = phone.locator(`[name="${name}"]`);
    if (name === "postal_code") await field.pressSequentially(value);
    else if (name === "prefecture") await expect(field).toHaveValue(value);
    else await field.fill(value);
  }
  await phone.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await phone.getByLabel("お届け希望日").selectOption({ index: 2 });
  await phone.getByLabel("お届け希望時間帯").selectOption({ label: "午前中" });
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "内容の確認へ" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("お届け内容の確認");
  await expect(phone.getByRole("region", { name: "お届け先" })).toContainText("那覇市");
  await phone.reload();
  await expect(phone.getByRole("region", { name: "お届け日時" })).toContainText("午前中");
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "この内容で受け取る" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("お受け取りの手続きが完了しました");
  await expect(phone.getByRole("main")).toContainText(no);
  await expect(phone.getByRole("main")).not.toContainText(/円|税込|那覇市/);
  await expectAccessible(phone);
  expect(leaks).toEqual([]);

  await openOrder(page, no);
  await expect(page.getByRole("main")).toContainText("お受け取り手続き済み");
  await expect(page.getByRole("main")).not.toContainText(/那覇市|比嘉/);
  await expect(page.getByRole("button", { name: "この注文をキャンセルする" })).toBeHidden();
  await expect(page.getByRole("textbox", { name: "ギフトのリンク" })).toBeHidden();
});

test("[gift.decline] a stranger declines a gift, and the giver gets the money back", async ({ page, browser }) => {
  await createLoggedInMember(page);
  const { no, url } = await orderGift(page);
  const phone = await openPhone(browser);
  await phone.goto(url);
  await phone.getByRole("button", { name: "このギフトを辞退する" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "辞退する", exact: true }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("ギフトを辞退しました");
  await expectAccessible(phone);

  await openOrder(page, no);
  await expect(page.getByRole("main")).toContainText("お相手が辞退されたため");
  const payments = () => query<{ status: string }>("select status from payments where order_no = $1", [no]);
  await expect.poll(payments).toEqual([{ status: "returned" }]);
  const again = await openPhone(browser);
  await again.goto(url);
  await expect(again.getByRole("heading", { level: 1 })).toHaveText("このリンクはご利用いただけません");
});

test("an expired gift cannot be accepted any more, and the giver gets the money back", async ({ page, browser }) => {
  await createLoggedInMember(page);
  test.slow();
  const { no, url } = await orderGift(page);
  await query(
    "update social_gifts set expires_at = now() - interval '1 minute' from orders where orders.id = order_id and order_no = $1",
    [no],
  );
  const phone = await openPhone(browser);
  await phone.goto(url);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("このリンクはご利用いただけません");
  await expectAccessible(phone);

  // The shop looks for expired gifts every ten seconds.
  const payments = () => query<{ status: string }>("select status from payments where order_no = $1", [no]);
  await expect.poll(payments, { timeout: 60_000 }).toEqual([{ status: "returned" }]);
  await openOrder(page, no);
  await expect(page.getByRole("main")).toContainText("期限までにお手続きがなかったため");
});

test("[gift.giver-status] a gift that is not paid yet has no link, on completion and in the order", async ({
  page,
}) => {
  await createLoggedInMember(page);
  await chooseGift(page);
  await page.getByRole("radio", { name: /^銀行振込/ }).check();
  await confirmPayment(page);
  await expect(page.getByRole("region", { name: "お届け先・お届け日時" })).toContainText("ご入金の確認後にお渡しし");
  await orderButton(page).click();
  const no = await readOrderNumber(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("美咲 様へお送りいただくリンクは、ご入金を確認しだい、メールでお知らせします。");
  await expect(page.getByRole("textbox", { name: "ギフトのリンク" })).toBeHidden();
  await expectAccessible(page);
  await openOrder(page, no);
  await expect(main).toContainText("ご入金を確認できない場合は、ご注文をキャンセルします。");
  await expect(page.getByRole("textbox", { name: "ギフトのリンク" })).toBeHidden();
});
