import { paths } from "@noren/contract/paths";
import { type Page, test as testWithErrors } from "@playwright/test";
import {
  cards,
  confirmPayment,
  fillCard,
  heading,
  orderButton,
  orderCartAsMember,
  readOrderNumber,
} from "../support/shopper.ts";
import { lockProduct, query } from "../support/database.ts";
import { expectPaidOnce } from "../support/invariants.ts";
import { loseNextAnswer } from "../support/lose-next-answer.ts";
import { createLoggedInMember, fillCart, startAtPayment } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const sums = (page: Page) => page.getByRole("region", { name: "ご注文金額" });

async function enterCode(page: Page): Promise<void> {
  await page.getByLabel("認証コード").fill("123456");
  await page.locator('[name="confirm"]').click();
}

test("[cart.one-order] two tabs, double presses and lost answers make one order, paid once with its own total", async ({
  page,
  context,
}) => {
  const email = await createLoggedInMember(page);
  await query(
    "insert into point_entries (user_id, amount, reason) select id, 1000, 'adjusted' from users where email = $1",
    [email],
  );
  await fillCart(page, "hinoki-manaita");
  await page.goto(paths.cart());
  await page.locator("summary", { hasText: "お持ちのクーポンから選ぶ" }).press("Enter");
  await loseNextAnswer(page, /coupons\/add/);
  const coupon = page.getByRole("button", { name: /クーポン「ご入会ありがとうクーポン」を利用する/ });
  await coupon.click();
  await expect(page.getByText("通信できませんでした")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("list", { name: "ご利用中のクーポン" }).getByRole("listitem")).toHaveCount(1);

  await orderCartAsMember(page);
  await page.getByLabel("ご利用ポイント").fill("300");
  await page.keyboard.press("Enter");
  await expect(sums(page)).toContainText("−300円");
  await page.getByRole("radio", { name: /^クレジットカード/ }).check();
  await fillCard(page, cards.challenged);
  const sent = { choices: 0, decisions: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/carts/order/modify")) sent.choices += 1;
    if (request.url().endsWith("/decision")) sent.decisions += 1;
  });
  await page.getByRole("button", { name: "ご注文内容の確認へ" }).dblclick();
  await expect(heading(page, "ご注文内容の確認")).toBeVisible();
  expect(sent.choices).toBe(1);

  // The other tab buys one more.
  const other = await context.newPage();
  await other.goto(paths.cart());
  await other.getByRole("button", { name: /増やす$/ }).click();
  await expect(sums(other)).toContainText("商品合計（2点）");
  await expect(sums(page)).toContainText("商品合計（2点）");

  // While the bank authenticates, the other tab takes the points out.
  await orderButton(page).dblclick();
  await page.waitForURL(/three-d-secure/);
  expect(sent.decisions).toBe(1);
  await other.reload();
  await other.getByRole("button", { name: "利用しない" }).click();
  await expect(sums(other)).not.toContainText("−300円");
  await enterCode(page);
  await expect(page.getByText("ご注文はまだ確定していません")).toBeVisible();
  await expect(heading(page, "お支払い方法")).toBeVisible();
  // One message, about this page only.
  await expect(page.getByText("もう一度")).toHaveCount(1);
  await expect(page.getByText("注文を確定する")).toHaveCount(0);

  await fillCard(page, cards.good);
  await confirmPayment(page);
  const lost = await loseNextAnswer(page, /\/decision$/);
  await orderButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "二重に注文されることはありません" })).toBeVisible();
  await orderButton(page).dblclick();
  const no = await readOrderNumber(page);
  expect(lost.body).toMatchObject({ order_no: no });
  await expect(other.getByText("ご注文が完了したため、カートは空になりました。")).toBeVisible();
  await expectPaidOnce(no);

  await page.goBack();
  await expect(heading(page, "お支払い方法")).toHaveCount(0);
  await expect(orderButton(page)).toHaveCount(0);
});

// The browser logs the error that the page shows.
testWithErrors(
  "[cart.one-order] an order whose database connections are killed after the authentication is made by the next try",
  async ({ page }) => {
    // No other test orders it.
    const product = "sencha-kan";
    await startAtPayment(page, { product });
    await page.getByRole("radio", { name: /^クレジットカード/ }).check();
    await fillCard(page, cards.challenged);
    await confirmPayment(page);
    await expect(sums(page)).toContainText("8%対象");
    await orderButton(page).click();
    await page.waitForURL(/three-d-secure/);
    const tryAgain = page.getByRole("button", { name: "もう一度読み込む" });
    const lock = await lockProduct("simple", product);
    try {
      await enterCode(page);
      // The service's callback may wait before the page's request.
      await expect(async () => {
        await lock.killWaiting();
        await expect(tryAgain).toBeVisible({ timeout: 300 });
      }).toPass();
    } finally {
      await lock.release();
    }
    await tryAgain.click();
    const no = await readOrderNumber(page);
    await expectPaidOnce(no);

    // Back to the bank's page, which has ended, and forward to the order.
    await page.goBack();
    await page.goForward();
    expect(await readOrderNumber(page)).toBe(no);
    await expectPaidOnce(no);
  },
);
