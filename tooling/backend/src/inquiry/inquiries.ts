import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { findMemberEmail } from "../account/account-names.ts";
import { greetMember } from "../account/greet-member.ts";
import { withPage } from "../db/with-page.ts";
import { categories } from "../db/schema/catalogue.ts";
import { inquiries, inquiryComments, type InquiryRow } from "../db/schema/inquiry.ts";
import type { Channel } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import type { Page } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { queueStaffMail, queueMail } from "../mail/queue-mail.ts";
import { countInquiry, REPLIES_PER_PERSON } from "./count-inquiry.ts";
import { attachFiles } from "./inquiry-files.ts";
import { inquiryAnswered, inquiryArrived } from "./inquiry-mails.ts";
import { ownOrderNo, shownProduct } from "./inquiry-subject.ts";
import { canReplyTo, type ListedInquiry } from "./to-inquiry.ts";
import { inquiryCopy } from "./inquiry.copy.ts";

const isUnread: SQL<boolean> = sql`EXISTS (
  SELECT FROM ${inquiryComments} WHERE ${inquiryComments.inquiryId} = ${inquiries.id}
    AND ${inquiryComments.author} = 'shop' AND ${inquiryComments.createdAt} > ${inquiries.readAt})`;

const selectInquiries = (db: Db | Transaction) =>
  db
    .select({
      inquiry: inquiries,
      category: { key: categories.key, name: categories.name },
      isUnread,
      product: shownProduct,
      orderNo: ownOrderNo,
    })
    .from(inquiries)
    .leftJoin(categories, eq(categories.id, inquiries.categoryId));

/** A page of a member's inquiries, the most recently commented first. */
export async function listInquiries(
  db: Db,
  userId: number,
  page: Page,
): Promise<{ data: ListedInquiry[]; total: number }> {
  const mine = eq(inquiries.userId, userId);
  const data = await withPage(
    selectInquiries(db).where(mine).orderBy(desc(inquiries.updatedAt), desc(inquiries.id)).$dynamic(),
    page,
  );
  const [counted] = await db.select({ count: count() }).from(inquiries).where(mine);
  return { data, total: counted?.count ?? 0 };
}

/** Reads one of the member's inquiries and marks it as read. @throws ApiError 404 */
export async function openInquiry(db: Db, userId: number, key: string, now: Date): Promise<ListedInquiry> {
  const mine = and(eq(inquiries.userId, userId), eq(inquiries.key, key));
  await db.update(inquiries).set({ readAt: now }).where(mine);
  const [found] = await selectInquiries(db).where(mine);
  if (!found) throw createNotFoundError();
  return found;
}

/** The comments of an inquiry, oldest first. */
export function listComments(db: Db, inquiryId: number): Promise<(typeof inquiryComments.$inferSelect)[]> {
  return db
    .select()
    .from(inquiryComments)
    .where(eq(inquiryComments.inquiryId, inquiryId))
    .orderBy(asc(inquiryComments.id));
}

/**
 * Adds the member's comment and reopens the inquiry for the shop.
 *
 * @throws ApiError 404, 409 `inquiry.closed` for a closed one or one with too many comments, 422, 429
 */
export function replyToInquiry(
  db: Db,
  channel: Channel,
  reply: { userId: number; network: string; key: string; body: string; fileKeys: readonly string[]; now: Date },
): Promise<void> {
  const { userId, network, key, body, fileKeys, now } = reply;
  return db.transaction(async (tx) => {
    const mine = and(eq(inquiries.userId, userId), eq(inquiries.key, key));
    const [inquiry] = await tx.select().from(inquiries).where(mine).for("no key update");
    if (!inquiry) throw createNotFoundError();
    const comments = await tx.$count(inquiryComments, eq(inquiryComments.inquiryId, inquiry.id));
    if (!canReplyTo(inquiry, comments)) throw new ApiError(409, "inquiry.closed", inquiryCopy.closed);
    const member = await findMemberEmail(tx, userId);
    await countInquiry(tx, REPLIES_PER_PERSON, { memberId: userId, member, email: inquiry.email, network }, now);
    const commentId = await addComment(tx, inquiry, { author: "member", body, status: "received", now });
    await attachFiles(tx, { channelId: channel.id, userId, inquiryId: inquiry.id, commentId, keys: fileKeys, now });
    const content = inquiryArrived(channel, inquiry, { at: now, reply: body, files: fileKeys.length });
    await queueStaffMail(tx, channel, { kind: "inquiry.replied", content }, now);
  });
}

/** Adds the shop's answer and mails the customer. */
export async function answerInquiry(
  tx: Transaction,
  channel: Channel,
  inquiry: InquiryRow,
  body: string,
  now: Date,
): Promise<void> {
  await addComment(tx, inquiry, { author: "shop", body, status: "answered", now });
  const greeting = await greetMember(tx, inquiry.userId, inquiry.email);
  const content = inquiryAnswered(channel, inquiry, { greeting, answer: body });
  await queueMail(
    tx,
    channel,
    { kind: "inquiry.answered", to: inquiry.email, content, userId: inquiry.userId, reference: inquiry.key },
    now,
  );
}

async function addComment(
  tx: Transaction,
  { id: inquiryId }: InquiryRow,
  comment: { author: "member" | "shop"; body: string; status: InquiryRow["status"]; now: Date },
): Promise<number> {
  const { author, body, status, now } = comment;
  const [row] = await tx
    .insert(inquiryComments)
    .values({ inquiryId, author, body, createdAt: now })
    .returning({ id: inquiryComments.id });
  await tx.update(inquiries).set({ status, updatedAt: now }).where(eq(inquiries.id, inquiryId));
  if (!row) throw new Error("The comment was not returned");
  return row.id;
}
