import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { socialGifts } from "../db/schema/gift.ts";
import { orders } from "../db/schema/order.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { tryEach } from "../process/try-each.ts";
import { addDays, toJapanDay, toJapanMidnight } from "../time/japan-time.ts";
import { getGift, type GiftWithOrder } from "./get-gift.ts";
import { composeGiftLinkMail, giftAddressing, greetGiver } from "./gift-mails.ts";

/** Gifts per run. */
const BATCH = 20;

/** Makes a gift's link work until the end of its last day in Japan, and mails it to the giver. */
export async function openGift(
  { tx, channel, secret }: { tx: Transaction; channel: Channel; secret: string },
  { gift, order }: GiftWithOrder,
  { after, network, now }: { after: "order" | "payment"; network?: string; now: Date },
): Promise<void> {
  const lastDay = addDays(toJapanDay(now), channel.settings["ORDER.SOCIAL_GIFT.DAYS"]);
  const expiresAt = toJapanMidnight(addDays(lastDay, 1));
  await tx.update(socialGifts).set({ expiresAt }).where(eq(socialGifts.orderId, order.id));
  const opened = { gift: { ...gift, expiresAt }, order };
  const greeting = await greetGiver(tx, opened);
  const content = composeGiftLinkMail(channel, opened, { greeting, secret, after });
  await queueMail(tx, channel, { ...giftAddressing(opened), kind: "gift.link", network, content }, now);
}

/**
 * Opens the gifts whose orders were paid since. Each gift has its own transaction under its order's lock, so it may run in
 * several processes and beside cancellations. In random order, so that gifts which always fail do not hold up the others.
 *
 * @returns the number of gifts opened
 */
export async function openPaidGifts(context: { db: Db; secret: string }, now: Date): Promise<number> {
  const paid = await context.db
    .select({ id: socialGifts.orderId, channel: channels })
    .from(socialGifts)
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(and(isNull(socialGifts.expiresAt), eq(orders.status, "paid")))
    .orderBy(sql`random()`)
    .limit(BATCH);
  return tryEach("paid gifts", paid, ({ id, channel }) => openPaidGift(context, { orderId: id, channel }, now));
}

/** Opens the gift of an order that was paid since. Returns false if it is open already or the order is not paid. */
export function openPaidGift(
  { db, secret }: { db: Db | Transaction; secret: string },
  { orderId, channel }: { orderId: number; channel: Channel },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("no key update");
    const giftWithOrder = await getGift(tx, orderId);
    if (giftWithOrder.gift.expiresAt !== null || giftWithOrder.order.status !== "paid") return false;
    await openGift({ tx, channel, secret }, giftWithOrder, { after: "payment", now });
    return true;
  });
}
