import { eq, inArray } from "drizzle-orm";
import { takeCoupon } from "../coupon/take-coupon.ts";
import type { Transaction } from "../db/pool.ts";
import { variants } from "../db/schema/catalogue.ts";
import { inquiries } from "../db/schema/inquiry.ts";
import { bookmarks, orderMemos, timeseries, userMemorials } from "../db/schema/note.ts";
import { pointEntries } from "../db/schema/point.ts";
import type { Channel } from "../db/schema/shop.ts";
import { answerInquiry } from "../inquiry/inquiries.ts";
import { sendSystemMessage } from "../system-message/system-messages.ts";
import { seedInquiry } from "./demo-inquiry.ts";
import { seedList } from "./demo-list.ts";
import { demoNotes } from "./demo-notes.copy.ts";
import { DEMO_LOGIN } from "./shops.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

interface Demo {
  tx: Transaction;
  channel: Channel;
  memberId: number;
  now: Date;
}

const daysBefore = (now: Date, days: number) => addDaysInJapan(now, -days);

/** Points that do not come from orders; added before the orders, which spend some. */
export async function seedDemoPoints({ tx, memberId, now }: Demo): Promise<void> {
  for (const { daysAgo, ...entry } of demoNotes.points) {
    await tx.insert(pointEntries).values({ ...entry, userId: memberId, createdAt: daysBefore(now, daysAgo) });
  }
}

/** Adds a long-standing member's data other than orders: coupons, lists, bookmarks, messages, inquiries, memorial days, sizes. */
export async function seedDemoNotes(
  demo: Demo,
  { variantIds, orderId }: { variantIds: readonly number[]; orderId: number },
): Promise<void> {
  const { tx, channel, memberId: userId, now } = demo;
  await takeCoupon(tx, channel.id, userId, { code: "NATSU15" }, daysBefore(now, 80));
  await takeCoupon(tx, channel.id, userId, { code: "SORYO0" }, daysBefore(now, 2));
  await seedLists(demo, variantIds);
  for (const { daysAgo, ...bookmark } of demoNotes.bookmarks) {
    await tx.insert(bookmarks).values({ ...bookmark, userId, createdAt: daysBefore(now, daysAgo) });
  }
  for (const memorial of demoNotes.memorials) await tx.insert(userMemorials).values({ ...memorial, userId });
  for (const { daysAgo, values } of demoNotes.measurements) {
    await tx
      .insert(timeseries)
      .values({ userId, purpose: "measurement", values, measuredAt: daysBefore(now, daysAgo) });
  }
  await tx
    .insert(timeseries)
    .values({ userId, purpose: "embroidery", values: demoNotes.embroidery, measuredAt: daysBefore(now, 25) });
  await tx.insert(orderMemos).values({ userId, orderId, body: demoNotes.memo, updatedAt: daysBefore(now, 30) });
  for (const { daysAgo, isRead, ...message } of demoNotes.messages) {
    const createdAt = daysBefore(now, daysAgo);
    await sendSystemMessage(tx, { ...message, userId, createdAt, readAt: isRead ? createdAt : null });
  }
  await seedInquiries(demo);
}

async function seedLists({ tx, memberId: userId, now }: Demo, variantIds: readonly number[]): Promise<void> {
  const rows = await tx
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
    .orderBy(variants.productId);
  const productIds = rows.map(({ id }) => id);
  for (const [index, { name, from, count }] of demoNotes.lists.entries()) {
    const at = daysBefore(now, 30 - index * 10);
    await seedList(tx, userId, { name, productIds: productIds.slice(from, from + count), at });
  }
}

async function seedInquiries({ tx, channel, memberId: userId, now }: Demo): Promise<void> {
  const author = { channelId: channel.id, userId, name: demoNotes.name, email: DEMO_LOGIN.username };
  for (const { daysAgo, isClosed, answer, ...question } of demoNotes.inquiries) {
    const inquiry = await seedInquiry(tx, author, question, daysBefore(now, daysAgo));
    if (answer === null) continue;
    const answeredAt = daysBefore(now, daysAgo - 1);
    await answerInquiry(tx, channel, inquiry, answer, answeredAt);
    if (!isClosed) continue;
    await tx.update(inquiries).set({ status: "closed", readAt: answeredAt }).where(eq(inquiries.id, inquiry.id));
  }
}
