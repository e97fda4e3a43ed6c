import { EMPTY_CART } from "../cart/cart-content.ts";
import { carts } from "../db/schema/cart.ts";
import { orders } from "../db/schema/order.ts";
import { orderer } from "./cart.fixture.ts";
import type { TestShop } from "./shop.ts";

let count = 0;

/** Inserts an order without lines, for tables that reference one. Returns its id. */
export async function insertOrderRow(shop: TestShop, userId: number | null): Promise<number> {
  count += 1;
  const orderNo = `TEST-${String(count).padStart(6, "0")}`;
  const now = shop.clock.now;
  const [cart] = await shop.db
    .insert(carts)
    .values({
      channelId: shop.simple.id,
      userId,
      content: EMPTY_CART,
      updatedAt: now,
      decidedAt: now,
    })
    .returning({ id: carts.id });
  const [order] = await shop.db
    .insert(orders)
    .values({
      channelId: shop.simple.id,
      orderNo,
      cartId: cart?.id ?? 0,
      userId,
      status: "accepted",
      orderedAt: now,
      orderer,
      paymentId: 1,
      paymentName: "クレジットカード",
      total_payment: 0,
      total_products: 0,
      total_discount: 0,
      use_point: 0,
      total_packing: 0,
      coupons: [],
      earn_point: 0,
      total_carriage: 0,
      total_fee: 0,
      total_tax: 0,
      amount_by_tax_rate: [],
    })
    .returning({ id: orders.id });
  return order?.id ?? 0;
}
