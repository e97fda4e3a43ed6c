import type { GiftLeadTime } from "@noren/contract";
import { eq, max } from "drizzle-orm";
import { prefectureNumber } from "../address/prefecture.ts";
import type { DeliveryWish } from "../db/schema/cart-content.ts";
import { leadTimeNote, readDeliveryTerms, createDeliveryWish } from "../cart/cart-delivery.ts";
import { products } from "../db/schema/catalogue.ts";
import { orderLines, orderShippings } from "../db/schema/order.ts";
import { type DeliveryWindow, calculateDeliveryWindow } from "../delivery/lead-time.ts";
import { slotNames } from "../delivery/slot.ts";
import { findTariff } from "../delivery/tariff.ts";
import { ApiError } from "../http/api-error.ts";
import type { ShopContext } from "../context/request-context.ts";
import { giftShippingId } from "./find-gift.ts";
import { giftCopy } from "./gift.copy.ts";

/** The part of an address that determines the lead time. */
export interface Place {
  /** Seven digits. */
  postal_code: string;
  prefecture: string;
}

/** Returns the days and slots for the delivery of a gift to a place. */
export async function giftLeadTime(context: ShopContext, orderId: number, place: Place): Promise<GiftLeadTime> {
  const { dates, reasons } = await giftWindow(context, orderId, place);
  return {
    order_shipping_id: await giftShippingId(context.db, orderId),
    dates,
    delivery_timezone: slotNames(context.channel.deliverySlots),
    note: leadTimeNote(reasons, context.channel.settings["ORDER.DELIVERY.CUT_OFF"]),
  };
}

/** Builds the delivery wish for a gift. @throws ApiError 422 if the gift cannot arrive at that day and slot */
export async function createGiftDeliveryWish(
  context: ShopContext,
  orderId: number,
  place: Place,
  { delivery_at: day, delivery_timezone_key: slot }: Pick<DeliveryWish, "delivery_at" | "delivery_timezone_key">,
): Promise<DeliveryWish> {
  const wish = createDeliveryWish(await giftWindow(context, orderId, place), context.channel.deliverySlots, {
    day,
    slot,
  });
  if (!wish) throw new ApiError(422, "social_gift.delivery.not_available", giftCopy.deliveryNotAvailable);
  return wish;
}

/** The days on which a gift can arrive. The product with the longest lead time determines them. */
async function giftWindow(context: ShopContext, orderId: number, place: Place): Promise<DeliveryWindow> {
  const [slowest] = await context.db
    .select({ leadDays: max(products.leadDays) })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderShippings.orderId, orderId));
  const terms = await readDeliveryTerms(context.db, context.channel, context.now());
  return calculateDeliveryWindow({
    ...terms,
    leadDays: slowest?.leadDays ?? 0,
    carriageDays: findTariff(terms.tariffs, prefectureNumber(place.prefecture) ?? 0, place.postal_code).days,
  });
}
