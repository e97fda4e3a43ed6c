import { paths } from "@noren/contract/paths";
import { query } from "../support/database.ts";
import { expectPaidOnce } from "../support/invariants.ts";
import { loseNextAnswer } from "../support/lose-next-answer.ts";
import { startAtDelivery } from "../support/prepared.ts";
import { confirmPayment, heading, orderButton, readOrderNumber } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test("[cart.one-order] a gift paid with a wallet survives double presses, lost answers, a second tab and the way back", async ({
  page,
  context,
}) => {
  await startAtDelivery(page);
  await page.getByRole("link", { name: "包装・のし・カードを選ぶ" }).click();
  await page.getByLabel("ご用途").selectOption({ label: "結婚祝い" });
  await page.getByRole("radio", { name: /包装紙 紺とリボン/ }).check();
  await page.getByLabel("お名前", { exact: true }).fill("山田");
  await loseNextAnswer(page, /packings\/modify$/);
  const save = page.getByRole("button", { name: "この内容で決定する" });
  await save.click();
  await expect(page.getByText(/通信できませんでした/)).toBeVisible();
  await save.dblclick();
  await expect(heading(page, "お届け日時")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("寿（紅白・結び切り・内のし）");

  await page.getByRole("button", { name: "お支払い方法の選択へ" }).click();
  await page.getByRole("radio", { name: /スマホ決済/ }).check();
  await confirmPayment(page);
  await loseNextAnswer(page, /\/decision$/);
  await orderButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "二重に注文されることはありません" })).toBeVisible();
  await orderButton(page).dblclick();
  await page.waitForURL(/\/wallet\//);

  // Back to the shop, which leads to the same payment; another tab does too.
  await page.goBack();
  const proceed = page.getByRole("link", { name: "お支払いの手続きを続ける" });
  await expect(proceed).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.cart());
  await expect(other.getByRole("link", { name: "お支払いの手続きを続ける" })).toBeVisible();
  await proceed.click();
  await page.locator('[name="confirm"]').click();
  const no = await readOrderNumber(page);
  await expectPaidOnce(no);
  expect(
    await query(
      `select p.noshi ->> 'title' as title, p.price from order_packings p
       join order_shippings s on s.id = p.order_shipping_id join orders o on o.id = s.order_id where o.order_no = $1`,
      [no],
    ),
  ).toEqual([{ title: "寿", price: 220 }]);
  await other.reload();
  await expect(other.getByRole("heading", { name: "カートに商品はありません" })).toBeVisible();
});
