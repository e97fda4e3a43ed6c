import { paths } from "@noren/contract/paths";
import {
  addToCart,
  goToConfirm,
  goToDeliveryAsGuest,
  heading,
  orderButton,
  readOrderNumber,
} from "../support/shopper.ts";
import { query } from "../support/database.ts";
import { startAtDelivery } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

/** A product that no other test buys. */
const SCARCE = "soap-charcoal";

test("a product sold out between confirm and decision is named in the cart, which stays", async ({ page }) => {
  await startAtDelivery(page, { product: SCARCE });
  await goToConfirm(page);
  const variantId = `(select v.id from variants v join products p on p.id = v.product_id
    join channels c on c.id = p.channel_id where p.key = $1 and c.key = 'simple')`;
  const [{ stock } = { stock: 0 }] = await query<{ stock: number }>(
    `select stock from variants where id = ${variantId}`,
    [SCARCE],
  );
  await query(
    `insert into stock_movements (variant_id, quantity, reason) select id, -stock, 'counted' from variants where id = ${variantId}`,
    [SCARCE],
  );
  try {
    await orderButton(page).click();
    await expect(heading(page, "カート")).toBeVisible();
    await expect(page.getByText(/石けん」は売り切れました/).first()).toBeVisible();
    await expect(page.getByRole("list", { name: "カートの商品" })).toContainText("在庫切れ");
  } finally {
    await query(
      `insert into stock_movements (variant_id, quantity, reason) select id, $2, 'counted' from variants where id = ${variantId}`,
      [SCARCE, stock],
    );
  }
});

test("two tabs share one cart", async ({ page, context }) => {
  await addToCart(page, "kioke-shoyu");
  const other = await context.newPage();
  await addToCart(other, "shunuri-hashi");
  await page.goto(paths.cart());
  await expect(page.getByRole("list", { name: "カートの商品" })).toContainText("木桶仕込みの醤油");
  await expect(page.getByRole("list", { name: "カートの商品" })).toContainText("朱塗りの箸と箸置き");

  // A cart that one tab ordered cannot be ordered in the other.
  await goToDeliveryAsGuest(page);
  await goToConfirm(page);
  for (const rate of ["8%対象", "10%対象"])
    await expect(page.getByRole("region", { name: "ご注文金額" })).toContainText(rate);
  await other.goto(paths.cartConfirm());
  await expect(heading(other, "ご注文内容の確認")).toBeVisible();
  await orderButton(page).click();
  await readOrderNumber(page);
  await expect(orderButton(other)).toHaveCount(0);
  await expect(other.getByText("ご注文が完了したため、カートは空になりました。")).toBeVisible();
});
