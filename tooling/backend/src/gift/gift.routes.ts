import { calls } from "@noren/contract";
import { fullAddress, nameOf, toPlainAddress } from "../address/plain-address.ts";
import { requirePrefecture } from "../address/prefecture.ts";
import type { GiftRow } from "../db/schema/gift.ts";
import { type Route, serve } from "../context/serve.ts";
import { settleOrder } from "../settlement/settle-payment.ts";
import { acceptGift } from "./accept-gift.ts";
import { declineGift } from "./decline-gift.ts";
import { getAcceptedGift, getWaitingGift, findGiftShippingId, listGiftProducts } from "./get-gift.ts";
import { loadGiftLeadTime, createGiftDeliveryWish, requireGiftDeliverable } from "./gift-delivery.ts";

export const giftRoutes: readonly Route[] = [
  serve(calls.listGiftProducts, async ({ params, ...context }) => {
    const { gift } = await getWaitingGift(context, params.token);
    return {
      ...wordsOf(gift),
      expires_at: gift.expiresAt.toISOString(),
      data: await listGiftProducts(context.db, gift.orderId),
    };
  }),
  serve(calls.getGiftShipping, async ({ params, ...context }) => {
    const { gift } = await getWaitingGift(context, params.token);
    return {
      ...wordsOf(gift),
      id: await findGiftShippingId(context.db, gift.orderId),
      expires_at: gift.expiresAt.toISOString(),
    };
  }),
  serve(calls.checkGiftShipping, async ({ body, ...context }) => {
    const { gift } = await getWaitingGift(context, body.token);
    requirePrefecture(body.prefecture, "prefecture");
    const address = toPlainAddress(body);
    await requireGiftDeliverable(context, gift.orderId, address);
    return { ...address, shipping_name: nameOf(address), full_address: fullAddress(address) };
  }),
  serve(calls.listGiftLeadTimes, async ({ params, query, ...context }) => {
    const { gift } = await getWaitingGift(context, params.token);
    requirePrefecture(query.pref, "pref");
    const place = { postal_code: query.postal, prefecture: query.pref };
    return { data: [await loadGiftLeadTime(context, gift.orderId, place)] };
  }),
  serve(calls.checkGiftDelivery, async ({ body, ...context }) => {
    const { gift } = await getWaitingGift(context, body.token);
    requirePrefecture(body.prefecture, "prefecture");
    return createGiftDeliveryWish(context, gift.orderId, body, body);
  }),
  serve(calls.acceptGift, async ({ params, body, ...context }) => {
    requirePrefecture(body.prefecture, "prefecture");
    const { orderNo, acceptedAt } = await acceptGift(context, params.token, toPlainAddress(body), body);
    return { order_no: orderNo, accepted_at: acceptedAt.toISOString() };
  }),
  serve(calls.declineGift, async ({ params, ...context }) => {
    const { orderId, declinedAt } = await declineGift(context, params.token);
    await settleOrder(context, orderId);
    return { declined_at: declinedAt.toISOString() };
  }),
  serve(calls.getGiftCompletion, async ({ params, ...context }) => {
    const { gift, order, acceptedAt } = await getAcceptedGift(context, params.token);
    return {
      ...wordsOf(gift),
      order_no: order.orderNo,
      accepted_at: acceptedAt.toISOString(),
      data: await listGiftProducts(context.db, gift.orderId),
    };
  }),
];

/** The names and the message that the recipient sees. */
function wordsOf({ receiver_name, sender_name, message }: GiftRow) {
  return { receiver_name, sender_name, message };
}
