import { paths } from "@noren/contract/paths";
import type { InquiryRow } from "../db/schema/inquiry.ts";
import type { Channel } from "../db/schema/shop.ts";
import { toJapanMinute } from "../time/japan-time.ts";
import { composeMail, type MailContent } from "../mail/compose.ts";
import { quoteLine } from "../mail/quote.ts";
import type { InquirySubject } from "./inquiry-subject.ts";
import { detailsOf } from "./to-inquiry.ts";
import { inquiryKindNames, inquiryMailCopy as copy } from "./inquiry.copy.ts";

/**
 * Confirms an inquiry. Only a member with a verified email gets its text: otherwise the shop would send arbitrary text to
 * strangers.
 */
export function inquiryReceived(
  channel: Channel,
  inquiry: Pick<InquiryRow, "key" | "kind" | "body" | "createdAt">,
  {
    greeting,
    category,
    isOwnEmail,
    isVerified,
  }: { greeting: string; category: string | null; isOwnEmail: boolean; isVerified: boolean },
): MailContent {
  const { key, kind, body, createdAt } = inquiry;
  const isCatalog = kind === "catalog";
  return composeMail(channel, {
    subject: copy.received.subject(inquiryKindNames[kind]),
    blocks: [
      greeting,
      isCatalog ? copy.received.catalogGreeting : copy.received.greeting,
      {
        facts: [
          [copy.key, key],
          [copy.date, timeOf(createdAt)],
          ...(category === null ? [] : ([[copy.category, category]] as const)),
        ],
      },
      ...(isVerified ? [{ quote: { label: copy.body, text: body } }] : []),
      isCatalog ? copy.received.ship : copy.received.reply,
      ...(isOwnEmail && !isCatalog ? [{ link: linkTo(channel, key) }] : []),
      ...(isOwnEmail ? [] : [copy.received.stranger]),
    ],
  });
}

/** Notifies the shop's staff of an inquiry or of a member's comment, with all fields. */
export function inquiryArrived(
  channel: Channel,
  inquiry: Pick<InquiryRow, "key" | "kind" | "body" | "email" | "details">,
  {
    at,
    reply,
    files,
    category,
    subject,
  }: { at: Date; reply?: string; files: number; category?: string | null; subject?: InquirySubject },
): MailContent {
  const { key, kind, body, email } = inquiry;
  return composeMail(channel, {
    subject: reply === undefined ? copy.arrived.subject(inquiryKindNames[kind]) : copy.arrived.replySubject,
    blocks: [
      reply === undefined ? copy.arrived.greeting : copy.arrived.replyGreeting,
      {
        facts: [
          [copy.key, key],
          [copy.date, timeOf(at)],
          ...(category ? ([[copy.category, category]] as const) : []),
          ...detailsOf(inquiry).map(({ name, value }) => [name, quoteLine(value)] as const),
          ...(subject?.product ? ([[copy.product, copy.productOf(subject.product)]] as const) : []),
          ...(subject?.order ? ([[copy.order, copy.ownOrder(subject.order.orderNo)]] as const) : []),
          ...(files === 0 ? [] : ([[copy.files, copy.fileCount(files)]] as const)),
        ],
      },
      ...(subject?.product
        ? [{ link: { label: copy.productLink, href: channel.origin + paths.product({ key: subject.product.key }) } }]
        : []),
      { quote: { label: copy.body, text: reply ?? body, isWhole: true } },
      copy.arrived.answer(email),
    ],
  });
}

/** Notifies the customer of the shop's answer; a guest can read it only in this mail. */
export function inquiryAnswered(
  channel: Channel,
  { key, userId }: Pick<InquiryRow, "key" | "userId">,
  { greeting, answer }: { greeting: string; answer: string },
): MailContent {
  return composeMail(channel, {
    subject: copy.answered.subject,
    blocks: [
      greeting,
      copy.answered.greeting,
      { facts: [[copy.key, key]] },
      { heading: copy.answer },
      answer,
      ...(userId === null ? [] : [{ link: linkTo(channel, key) }]),
    ],
  });
}

const timeOf = (moment: Date) => toJapanMinute(moment).replaceAll("-", ".");

const linkTo = ({ origin }: Channel, key: string) => ({
  label: copy.link,
  href: origin + paths.inquiry({ key }),
});
