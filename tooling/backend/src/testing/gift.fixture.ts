import { calls } from "@noren/contract";
import { orderer, testCart } from "./cart.fixture.ts";
import type { TestShop } from "./shop.ts";

export const receiver = { receiver_name: "美咲", sender_name: "花子", message: "お誕生日おめでとう" };

/** Orders a social gift by bank transfer, as a guest or a member. Returns the order as the giver sees it. */
export async function testGift(shop: TestShop, variantId: number, memberId?: number) {
  const cart = await testCart(shop, memberId);
  await cart.edit(calls.addCartProduct, { product_id: variantId, quantity: 2 });
  if (memberId === undefined) await cart.edit(calls.modifyCartOrder, { orderer });
  await cart.edit(calls.setSocialReceiver, { receiver });
  await cart.edit(calls.modifyCartOrder, { payment_id: 1 });
  const { order } = (await cart.placeOrder()).body;
  return { cart, order, token: String(order.social_gift.token) };
}
