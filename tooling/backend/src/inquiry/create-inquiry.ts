import type { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { findMemberEmail } from "../account/account-names.ts";
import { greetMember } from "../account/greet-member.ts";
import { requirePrefecture } from "../address/prefecture.ts";
import type { Transaction } from "../db/pool.ts";
import { categories } from "../db/schema/catalogue.ts";
import { inquiries } from "../db/schema/inquiry.ts";
import { createValidationError } from "../http/problems.ts";
import type { Received } from "../context/serve.ts";
import { queueStaffMail, queueMail } from "../mail/queue-mail.ts";
import { pickRandomLetters } from "../payment/order-number.ts";
import { countInquiry, INQUIRIES_PER_PERSON } from "./count-inquiry.ts";
import { attachFiles } from "./inquiry-files.ts";
import { findSubject } from "./inquiry-subject.ts";
import { inquiryArrived, inquiryReceived } from "./inquiry-mails.ts";
import { inquiryCopy } from "./inquiry.copy.ts";

type Create = Received<typeof calls.createInquiry>;

/** Stores an inquiry with its files and confirms it by mail. Returns its id. @throws ApiError 422, 429 */
export async function createInquiry({ db, channel, memberId, body: input, now, network }: Create): Promise<string> {
  const createdAt = now();
  const member = memberId === null ? undefined : await findMemberEmail(db, memberId);
  const isOwnEmail = member?.email === input.email;
  const isVerified = isOwnEmail && member.emailVerifiedAt !== null;
  const { kind, email } = input;
  const { body, fileKeys, details, about } = splitInquiry(input);
  return db.transaction(async (tx) => {
    await countInquiry(tx, INQUIRIES_PER_PERSON, { memberId, member, email, network }, createdAt);
    const category = input.kind === "contact" ? await getCategory(tx, channel.id, input.category) : null;
    const subject = await findSubject(tx, channel.id, memberId, about);
    const [inquiry] = await tx
      .insert(inquiries)
      .values({
        channelId: channel.id,
        key: pickRandomLetters(10),
        userId: memberId,
        kind,
        categoryId: category?.id ?? null,
        productId: subject.product?.id ?? null,
        orderId: subject.order?.id ?? null,
        email,
        body,
        details,
        createdAt,
        updatedAt: createdAt,
        readAt: createdAt,
      })
      .returning();
    if (!inquiry) throw new Error("The inquiry was not returned");
    await attachFiles(tx, {
      channelId: channel.id,
      userId: memberId,
      inquiryId: inquiry.id,
      commentId: null,
      keys: fileKeys,
      now: createdAt,
    });
    const content = inquiryReceived(channel, inquiry, {
      greeting: await greetMember(tx, memberId, email),
      category: category?.name ?? null,
      isOwnEmail,
      isVerified,
    });
    await queueMail(
      tx,
      channel,
      { kind: "inquiry.received", to: email, content, userId: memberId, network, reference: inquiry.key },
      createdAt,
    );
    const context = { at: createdAt, files: fileKeys.length, category: category?.name ?? null, subject };
    const arrived = inquiryArrived(channel, inquiry, context);
    await queueStaffMail(tx, channel, { kind: "inquiry.arrived", content: arrived }, createdAt);
    return inquiry.key;
  });
}

/** Splits an inquiry into its text, its upload keys, what it is about and the form's other fields. */
function splitInquiry(input: Create["body"]) {
  if (input.kind === "catalog") {
    requirePrefecture(input.prefecture, "prefecture");
    const { kind: _, ...details } = input;
    const text = inquiryCopy.catalogBody(input.catalog, input.quantity);
    return { body: text, fileKeys: [], details, about: { order_no: null } };
  }
  if (input.kind === "contact") {
    const { kind: _, body, file_keys: fileKeys, category: _key, product, ...details } = input;
    return { body, fileKeys, details, about: { product, order_no: details.order_no } };
  }
  const { kind: _, body, file_keys: fileKeys, ...details } = input;
  return { body, fileKeys, details, about: { order_no: details.order_no } };
}

async function getCategory(tx: Transaction, channelId: number, key: string): Promise<{ id: number; name: string }> {
  const [found] = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(eq(categories.channelId, channelId), eq(categories.kind, "inquiries"), eq(categories.key, key)));
  if (!found) throw createValidationError({ category: [inquiryCopy.category] });
  return found;
}
