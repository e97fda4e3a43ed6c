import type { GiftProduct } from "@noren/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type GiftRow, socialGifts } from "../db/schema/gift.ts";
import { orderLines, type OrderRow, orders, orderShippings } from "../db/schema/order.ts";
import { ApiError } from "../http/api-error.ts";
import type { ShopContext } from "../context/request-context.ts";
import { readGiftToken } from "../order/gift-token.ts";
import { giftStatusOf } from "../order/social-gift.ts";
import { giftCopy } from "./gift.copy.ts";

export interface GiftWithOrder {
  gift: GiftRow;
  order: OrderRow;
}

/** A gift whose link works, or worked. */
export interface OpenGift extends GiftWithOrder {
  gift: GiftRow & { expiresAt: Date };
}

/** Unknown, unpaid, used, declined, expired and cancelled links get the same answer, which reveals nothing about the gift. */
export const createGiftNotAvailableError = () => new ApiError(404, "social_gift.not_available", giftCopy.notAvailable);

/** Finds the gift of a link if it can still be accepted. @throws ApiError 404 otherwise */
export async function getWaitingGift(context: ShopContext, token: string): Promise<OpenGift> {
  const found = await findGiftOf(context, token);
  if (!found || !isWaiting(found, context.now())) throw createGiftNotAvailableError();
  return found;
}

/** Finds the gift of a link if it was accepted. @throws ApiError 404 otherwise */
export async function getAcceptedGift(
  context: ShopContext,
  token: string,
): Promise<GiftWithOrder & { acceptedAt: Date }> {
  const found = await findGiftOf(context, token);
  const acceptedAt = found?.gift.acceptedAt ?? null;
  if (!found || acceptedAt === null || giftStatusOf(found.gift, found.order.status) !== "accepted")
    throw createGiftNotAvailableError();
  return { ...found, acceptedAt };
}

/** Whether the recipient has neither accepted nor declined a gift, which the expiry job has not cancelled either. */
export function isUnanswered(giftWithOrder: GiftWithOrder): giftWithOrder is OpenGift {
  return giftStatusOf(giftWithOrder.gift, giftWithOrder.order.status) === "waiting";
}

/** Whether a gift can still be accepted. */
export function isWaiting(giftWithOrder: GiftWithOrder, now: Date): giftWithOrder is OpenGift {
  return isUnanswered(giftWithOrder) && giftWithOrder.gift.expiresAt > now;
}

/** Reads the gift of an order. @throws ApiError 404 if it does not exist */
export async function getGift(db: Db | Transaction, orderId: number): Promise<GiftWithOrder> {
  const [row] = await db
    .select({ gift: socialGifts, order: orders })
    .from(socialGifts)
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .where(eq(socialGifts.orderId, orderId));
  if (!row) throw createGiftNotAvailableError();
  return row;
}

/** Reads the id of the gift's only destination. */
export async function findGiftShippingId(db: Db | Transaction, orderId: number): Promise<number> {
  const [shipping] = await db
    .select({ id: orderShippings.id })
    .from(orderShippings)
    .where(eq(orderShippings.orderId, orderId));
  if (!shipping) throw new Error(`The gift of order ${orderId} has no destination`);
  return shipping.id;
}

/** Lists a gift's products without prices, with the names and pictures of the time of the order. */
export async function listGiftProducts(db: Db | Transaction, orderId: number): Promise<GiftProduct[]> {
  const rows = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .where(eq(orderShippings.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.map(({ line }) => ({
    product_info: { id: line.productId, key: line.productKey, name: line.productName, image: line.image },
    product_name: line.productName,
    quantity: line.quantity,
  }));
}

async function findGiftOf({ db, channel, secret }: ShopContext, token: string): Promise<GiftWithOrder | null> {
  const publicId = readGiftToken(secret, token);
  if (!publicId) return null;
  const [row] = await db
    .select({ gift: socialGifts, order: orders })
    .from(socialGifts)
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .where(and(eq(socialGifts.publicId, publicId), eq(orders.channelId, channel.id)));
  return row ?? null;
}
