import type { OrderStatus, SocialGift, SocialGiftStatus } from "@noren/contract";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type GiftRow, socialGifts } from "../db/schema/gift.ts";
import { signGiftToken } from "./gift-token.ts";
import { giftStatusNames } from "./gift-status.copy.ts";

/** Finds the social gift of an order; null if the order is not a gift. */
export async function findGift(db: Db | Transaction, orderId: number): Promise<GiftRow | null> {
  const [row] = await db.select().from(socialGifts).where(eq(socialGifts.orderId, orderId));
  return row ?? null;
}

/** Returns the orders that are accepted gifts. Such an order can no longer be cancelled. */
export async function findAcceptedGifts(db: Db | Transaction, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ orderId: socialGifts.orderId })
    .from(socialGifts)
    .where(and(inArray(socialGifts.orderId, [...orderIds]), isNotNull(socialGifts.acceptedAt)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Derives the status of a gift. */
export function giftStatusOf(gift: GiftRow, order: OrderStatus): SocialGiftStatus {
  if (gift.expiredAt) return "expired";
  if (gift.declinedAt) return "declined";
  if (order === "cancelled") return "cancelled";
  if (gift.acceptedAt) return "accepted";
  return gift.expiresAt ? "waiting" : "awaiting_payment";
}

/** Maps a gift for its giver, without the recipient's address and delivery time. */
export function toSocialGift(gift: GiftRow, order: OrderStatus, secret: string | null): SocialGift {
  const status = giftStatusOf(gift, order);
  return {
    receiver_name: gift.receiver_name,
    sender_name: gift.sender_name,
    message: gift.message,
    status,
    status_name: giftStatusNames[status],
    token: status === "waiting" && secret !== null ? signGiftToken(secret, gift.publicId) : null,
    expires_at: gift.expiresAt?.toISOString() ?? null,
    accepted_at: gift.acceptedAt?.toISOString() ?? null,
  };
}
