import { calls } from "@noren/contract";
import { openPaidGifts } from "../gift/open-gift.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { orderer, PAYMENT_IDS, testCart } from "./cart.fixture.ts";
import type { TestShop } from "./shop.ts";

export const receiver = { receiver_name: "美咲", sender_name: "花子", message: "お誕生日おめでとう" };

/** Orders a social gift by bank transfer, as a guest or a member. Returns the unpaid order as the giver sees it. */
export async function testUnpaidGift(
  shop: TestShop,
  variantId: number,
  memberId?: number,
  people = { orderer, receiver },
) {
  const cart = await testCart(shop, memberId);
  await cart.edit(calls.addCartProduct, { product_id: variantId, quantity: 2 });
  if (memberId === undefined) await cart.edit(calls.modifyCartOrder, { orderer: people.orderer });
  await cart.edit(calls.setSocialReceiver, { receiver: people.receiver });
  await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.bankTransfer });
  const { order } = (await cart.placeOrder()).body;
  return { cart, order };
}

/** Marks an order as paid, and opens its gift as the job does. */
export async function payGift(shop: TestShop, orderId: number): Promise<void> {
  await updateOrderStatus(shop.db, orderId, "paid", shop.clock.now);
  await openPaidGifts({ db: shop.db, secret: shop.secret }, shop.clock.now);
}

/** Orders a social gift and pays for it. Returns the paid order as the giver sees it. */
export async function testGift(shop: TestShop, variantId: number, memberId?: number, people = { orderer, receiver }) {
  const { cart, order: unpaid } = await testUnpaidGift(shop, variantId, memberId, people);
  await payGift(shop, unpaid.id);
  const orderNo = { params: { orderNo: unpaid.order_no }, query: { token: cart.token } };
  const { body: order } = await shop.call(calls.getCartOrder, { memberId, ...orderNo });
  return { cart, order, token: String(order.social_gift.token) };
}
