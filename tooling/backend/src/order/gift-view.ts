import type { OrderStatus, SocialGift, SocialGiftStatus } from "@noren/contract";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type GiftRow, socialGifts } from "../db/schema/gift.ts";
import { giftToken } from "./gift-token.ts";
import { giftStatusNames } from "./gift-status.copy.ts";

/** The social gift that an order is; null for any other order. */
export async function findGift(db: Db | Transaction, orderId: number): Promise<GiftRow | null> {
  const [row] = await db.select().from(socialGifts).where(eq(socialGifts.orderId, orderId));
  return row ?? null;
}

/** Of orders those that are gifts whose recipients have accepted them: nobody takes back what was received. */
export async function acceptedGifts(db: Db | Transaction, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ orderId: socialGifts.orderId })
    .from(socialGifts)
    .where(and(inArray(socialGifts.orderId, [...orderIds]), isNotNull(socialGifts.acceptedAt)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** What has become of a gift. */
export function giftStatus(gift: GiftRow, order: OrderStatus): SocialGiftStatus {
  if (gift.expiredAt) return "expired";
  if (order === "cancelled") return "cancelled";
  return gift.acceptedAt ? "accepted" : "waiting";
}

/** A gift as its giver may see it: nothing of where and when it arrives. */
export function giftView(gift: GiftRow, order: OrderStatus, secret: string | null): SocialGift {
  const status = giftStatus(gift, order);
  return {
    receiver_name: gift.receiver_name,
    sender_name: gift.sender_name,
    message: gift.message,
    status,
    status_name: giftStatusNames[status],
    token: status === "waiting" && secret !== null ? giftToken(secret, gift.publicId) : null,
    expires_at: gift.expiresAt.toISOString(),
    accepted_at: gift.acceptedAt?.toISOString() ?? null,
  };
}
