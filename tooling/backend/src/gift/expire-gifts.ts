import { addHours } from "date-fns/addHours";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { Db } from "../db/pool.ts";
import { socialGifts } from "../db/schema/gift.ts";
import { orders } from "../db/schema/order.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { cancelLockedOrder } from "../order/cancel-order.ts";
import { tryEach } from "../process/try-each.ts";
import { getGift, isUnanswered } from "./get-gift.ts";
import { composeGiftExpiredMail, giftAddressing, composeGiftReminderMail, greetGiver } from "./gift-mails.ts";
import { giftMailCopy } from "./gift-mails.copy.ts";
import { DAY_BEGINS_HOURS } from "../time/daytime.ts";

/** How long before the gift expires, at midnight, the giver is reminded: in the morning. */
const REMINDER_HOURS = 3 * 24 - DAY_BEGINS_HOURS;
/** Gifts per run. */
const BATCH = 20;

export interface GiftExpiryContext {
  db: Db;
  secret: string;
}

/**
 * Reminds givers of gifts that are not accepted yet, and cancels the orders of expired gifts. Each gift has its own
 * transaction under its order's lock, so it may run in several processes and beside recipients and givers. In random order,
 * so that gifts which always fail do not hold up the others.
 *
 * @returns the number of gifts changed
 */
export async function expireGifts(context: GiftExpiryContext, now: Date): Promise<number> {
  const due = await context.db
    .select({ id: socialGifts.orderId, userId: orders.userId, channel: channels })
    .from(socialGifts)
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(
      and(
        isNull(socialGifts.acceptedAt),
        isNull(socialGifts.expiredAt),
        sql`${orders.status} <> 'cancelled'`,
        lte(socialGifts.expiresAt, addHours(now, REMINDER_HOURS)),
        sql`(${socialGifts.remindedAt} IS NULL OR ${socialGifts.expiresAt} <= ${now.toISOString()})`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(BATCH);
  return tryEach("gifts", due, (found) => expireGift(context, found, now));
}

function expireGift(
  { db, secret }: GiftExpiryContext,
  { id: orderId, userId, channel }: { id: number; userId: number | null; channel: Channel },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (userId !== null) await lockMember(tx, userId);
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("no key update");
    const giftWithOrder = await getGift(tx, orderId);
    if (!isUnanswered(giftWithOrder)) return false;
    const greeting = await greetGiver(tx, giftWithOrder);
    const mailGiver = (kind: MailKind, content: ReturnType<typeof composeGiftReminderMail>) =>
      queueMail(tx, channel, { ...giftAddressing(giftWithOrder), kind, content }, now);
    if (giftWithOrder.gift.expiresAt > now) {
      if (giftWithOrder.gift.remindedAt) return false;
      await tx.update(socialGifts).set({ remindedAt: now }).where(eq(socialGifts.orderId, orderId));
      await mailGiver("gift.reminder", composeGiftReminderMail(channel, giftWithOrder, { greeting, secret }));
      return true;
    }
    const order = await cancelLockedOrder(tx, giftWithOrder.order, giftMailCopy.expiredReason, now);
    await tx.update(socialGifts).set({ expiredAt: now }).where(eq(socialGifts.orderId, orderId));
    await mailGiver("gift.expired", composeGiftExpiredMail(channel, { ...giftWithOrder, order }, greeting));
    return true;
  });
}
