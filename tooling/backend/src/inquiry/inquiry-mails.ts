import type { InquiryRow } from "../db/schema/inquiry.ts";
import type { Channel } from "../db/schema/shop.ts";
import { japanDay, japanTime } from "../delivery/japan-day.ts";
import { composeMail, type MailContent } from "../mail/compose.ts";
import { detailsOf } from "./inquiry-view.ts";
import { inquiryKindNames, inquiryMailMessages as words } from "./inquiry.messages.ts";

/**
 * Confirms an inquiry. A guest's words stay out of the mail: anybody may write anything into the form, and under any mail
 * address, so that the shop would be sending it to strangers.
 */
export function inquiryReceived(
  channel: Channel,
  inquiry: Pick<InquiryRow, "key" | "kind" | "body" | "createdAt">,
  { category, isOwnAddress }: { category: string | null; isOwnAddress: boolean },
): MailContent {
  const { key, kind, body, createdAt } = inquiry;
  const isCatalog = kind === "catalog";
  return composeMail(channel, {
    subject: words.received.subject(inquiryKindNames[kind]),
    blocks: [
      isCatalog ? words.received.catalogGreeting : words.received.greeting,
      {
        facts: [
          [words.key, key],
          [words.date, timeOf(createdAt)],
          ...(category === null ? [] : ([[words.category, category]] as const)),
        ],
      },
      ...(isOwnAddress ? [{ heading: words.body }, body] : []),
      isCatalog ? words.received.ship : words.received.reply,
      ...(isOwnAddress && !isCatalog ? [{ link: linkTo(channel, key) }] : []),
      ...(isOwnAddress ? [] : [words.received.stranger]),
    ],
  });
}

/** Tells the shop's people of an inquiry, or of what a member has written further, with all that was filled in. */
export function inquiryArrived(
  channel: Channel,
  inquiry: Pick<InquiryRow, "key" | "kind" | "body" | "email" | "details">,
  { at, reply, files, category }: { at: Date; reply?: string; files: number; category?: string | null },
): MailContent {
  const { key, kind, body, email } = inquiry;
  return composeMail(channel, {
    subject: reply === undefined ? words.arrived.subject(inquiryKindNames[kind]) : words.arrived.replySubject,
    blocks: [
      reply === undefined ? words.arrived.greeting : words.arrived.replyGreeting,
      {
        facts: [
          [words.key, key],
          [words.date, timeOf(at)],
          ...(category ? ([[words.category, category]] as const) : []),
          ...detailsOf(inquiry).map(({ name, value }) => [name, value] as const),
          ...(files === 0 ? [] : ([[words.files, words.fileCount(files)]] as const)),
        ],
      },
      { heading: words.body },
      reply ?? body,
      words.arrived.answer(email),
    ],
  });
}

/** Tells of the shop's answer; a guest reads it here and nowhere else. */
export function inquiryAnswered(
  channel: Channel,
  { key, userId }: Pick<InquiryRow, "key" | "userId">,
  answer: string,
): MailContent {
  return composeMail(channel, {
    subject: words.answered.subject,
    blocks: [
      words.answered.greeting,
      { facts: [[words.key, key]] },
      { heading: words.answer },
      answer,
      ...(userId === null ? [] : [{ link: linkTo(channel, key) }]),
    ],
  });
}

const timeOf = (moment: Date) => `${japanDay(moment).replaceAll("-", ".")} ${japanTime(moment)}`;

const linkTo = ({ origin }: Channel, key: string) => ({
  label: words.link,
  href: `${origin}/mypage/inquiry_history/${key}`,
});
