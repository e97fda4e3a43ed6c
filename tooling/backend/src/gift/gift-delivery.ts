import type { GiftLeadTime } from "@noren/contract";
import { eq, max } from "drizzle-orm";
import { prefectureNumber } from "../address/prefecture.ts";
import type { Wish } from "../db/schema/cart-content.ts";
import { leadTimeNote, readDeliveryTerms, wishFor } from "../cart/cart-delivery.ts";
import { products } from "../db/schema/catalogue.ts";
import { orderLines, orderShippings } from "../db/schema/order.ts";
import { type DeliveryWindow, deliveryWindow } from "../delivery/lead-time.ts";
import { slotNames } from "../delivery/slot.ts";
import { findTariff } from "../delivery/tariff.ts";
import { ApiError } from "../http/api-error.ts";
import type { ShopContext } from "../context/request-context.ts";
import { giftShippingId } from "./find-gift.ts";
import { giftCopy } from "./gift.copy.ts";

/** Where a gift could go. */
export interface Place {
  /** Seven digits. */
  postal_code: string;
  prefecture: string;
}

/** When a gift can arrive at a place and the slots, as the contract has them. */
export async function giftLeadTime(context: ShopContext, orderId: number, place: Place): Promise<GiftLeadTime> {
  const { dates, reasons } = await giftWindow(context, orderId, place);
  return {
    order_shipping_id: await giftShippingId(context.db, orderId),
    dates,
    delivery_timezone: slotNames(context.channel.deliverySlots),
    note: leadTimeNote(reasons, context.channel.settings["ORDER.DELIVERY.CUT_OFF"]),
  };
}

/** The wish for a day and a slot at a place. @throws ApiError 422 where the gift cannot arrive then */
export async function giftWish(
  context: ShopContext,
  orderId: number,
  place: Place,
  { delivery_at: day, delivery_timezone_key: slot }: Pick<Wish, "delivery_at" | "delivery_timezone_key">,
): Promise<Wish> {
  const wish = wishFor(await giftWindow(context, orderId, place), context.channel.deliverySlots, { day, slot });
  if (!wish) throw new ApiError(422, "social_gift.delivery.not_available", giftCopy.deliveryNotAvailable);
  return wish;
}

/** The days on which a gift can arrive; of what it holds, the slowest decides. */
async function giftWindow(context: ShopContext, orderId: number, place: Place): Promise<DeliveryWindow> {
  const [slowest] = await context.db
    .select({ leadDays: max(products.leadDays) })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderShippings.orderId, orderId));
  const terms = await readDeliveryTerms(context.db, context.channel, context.now());
  return deliveryWindow({
    ...terms,
    leadDays: slowest?.leadDays ?? 0,
    carriageDays: findTariff(terms.tariffs, prefectureNumber(place.prefecture) ?? 0, place.postal_code).days,
  });
}
