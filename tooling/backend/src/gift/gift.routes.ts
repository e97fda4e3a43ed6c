import { calls } from "@noren/contract";
import { fullAddress, nameOf, plainAddress } from "../address/address-view.ts";
import { requirePrefecture } from "../address/prefecture.ts";
import type { GiftRow } from "../db/schema/gift.ts";
import { type Route, serve } from "../http/serve.ts";
import { acceptGift } from "./accept-gift.ts";
import { findAcceptedGift, findWaitingGift, giftShippingId, listGiftProducts } from "./find-gift.ts";
import { giftLeadTime, giftWish } from "./gift-delivery.ts";

export const giftRoutes: readonly Route[] = [
  serve(calls.listGiftProducts, async ({ params, ...desk }) => {
    const { gift } = await findWaitingGift(desk, params.token);
    return {
      ...wordsOf(gift),
      expires_at: gift.expiresAt.toISOString(),
      data: await listGiftProducts(desk.db, gift.orderId),
    };
  }),
  serve(calls.getGiftShipping, async ({ params, ...desk }) => {
    const { gift } = await findWaitingGift(desk, params.token);
    return {
      ...wordsOf(gift),
      id: await giftShippingId(desk.db, gift.orderId),
      expires_at: gift.expiresAt.toISOString(),
    };
  }),
  serve(calls.checkGiftShipping, async ({ body, ...desk }) => {
    await findWaitingGift(desk, body.token);
    requirePrefecture(body.prefecture, "prefecture");
    const address = plainAddress(body);
    return { ...address, shipping_name: nameOf(address), full_address: fullAddress(address) };
  }),
  serve(calls.listGiftLeadTimes, async ({ params, query, ...desk }) => {
    const { gift } = await findWaitingGift(desk, params.token);
    requirePrefecture(query.pref, "pref");
    const place = { postal_code: query.postal, prefecture: query.pref };
    return { data: [await giftLeadTime(desk, gift.orderId, place)] };
  }),
  serve(calls.checkGiftDelivery, async ({ body, ...desk }) => {
    const { gift } = await findWaitingGift(desk, body.token);
    requirePrefecture(body.prefecture, "prefecture");
    return giftWish(desk, gift.orderId, body, body);
  }),
  serve(calls.acceptGift, async ({ params, body, ...desk }) => {
    requirePrefecture(body.prefecture, "prefecture");
    const { orderNo, acceptedAt } = await acceptGift(desk, params.token, plainAddress(body), body);
    return { order_no: orderNo, accepted_at: acceptedAt.toISOString() };
  }),
  serve(calls.getGiftCompletion, async ({ params, ...desk }) => {
    const { gift, order, acceptedAt } = await findAcceptedGift(desk, params.token);
    return {
      ...wordsOf(gift),
      order_no: order.orderNo,
      accepted_at: acceptedAt.toISOString(),
      data: await listGiftProducts(desk.db, gift.orderId),
    };
  }),
];

/** What the recipient reads of the giver. */
function wordsOf({ receiver_name, sender_name, message }: GiftRow) {
  return { receiver_name, sender_name, message };
}
