import type { GiftLeadTime } from "@noren/contract";
import { eq } from "drizzle-orm";
import type { DeliveryWish } from "../db/schema/cart-content.ts";
import { leadTimeNote, placeOf, createDeliveryWish } from "../cart/cart-delivery.ts";
import { products } from "../db/schema/catalogue.ts";
import { orderLines, orderShippings } from "../db/schema/order.ts";
import { type Goods, goodsWindow } from "../arrival/arrival.ts";
import { limitsOf } from "../delivery/delivery-method.ts";
import { getDeliveryTerms } from "../arrival/delivery-terms.ts";
import type { DeliveryWindow } from "../delivery/lead-time.ts";
import { slotNames } from "../delivery/slot.ts";
import { ApiError } from "../http/api-error.ts";
import type { ShopContext } from "../context/request-context.ts";
import { undeliverableText } from "../cart/undeliverable.ts";
import { findGiftShippingId } from "./get-gift.ts";
import { giftCopy } from "./gift.copy.ts";

/** The part of an address that determines the lead time. */
export interface Place {
  /** Seven digits. */
  postal_code: string;
  prefecture: string;
}

/** Returns the days and slots for the delivery of a gift to a place. */
export async function loadGiftLeadTime(context: ShopContext, orderId: number, place: Place): Promise<GiftLeadTime> {
  const { dates, reasons } = await giftWindow(context, orderId, place);
  return {
    order_shipping_id: await findGiftShippingId(context.db, orderId),
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

/** @throws ApiError 422 naming the products of the gift that cannot be delivered to the place */
export async function requireGiftDeliverable(context: ShopContext, orderId: number, place: Place): Promise<void> {
  requireDeliverable(context, await listGiftGoods(context, orderId), place);
}

/** The days on which a gift can arrive. */
async function giftWindow(context: ShopContext, orderId: number, place: Place): Promise<DeliveryWindow> {
  const inside = await listGiftGoods(context, orderId);
  requireDeliverable(context, inside, place);
  return goodsWindow(inside, placeOf(place), await getDeliveryTerms(context.db, context.channel, context.now()));
}

interface GiftGoods extends Goods {
  name: string;
}

async function listGiftGoods({ db, channel }: ShopContext, orderId: number): Promise<GiftGoods[]> {
  const rows = await db
    .select({ name: orderLines.productName, product: products })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderShippings.orderId, orderId));
  return rows.map(({ name, product }) => ({
    name,
    leadDays: product.leadDays,
    delivery: limitsOf(channel.deliveryMethods, product),
  }));
}

function requireDeliverable({ channel }: ShopContext, inside: readonly GiftGoods[], place: Place): void {
  const refusal = undeliverableText(inside, channel.tariff, placeOf(place), giftCopy.chooseOtherPlace);
  if (refusal !== null) throw new ApiError(422, "social_gift.shipping.not_deliverable", refusal);
}
