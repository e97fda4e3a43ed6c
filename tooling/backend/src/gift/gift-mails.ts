import { paths } from "@noren/contract/paths";
import { japanDay } from "../time/japan-time.ts";
import { type Block, composeMail, type MailContent, type MailShop } from "../mail/compose.ts";
import { greet, quoteLine } from "../mail/quote.ts";
import { orderMailCopy } from "../order/order-mails.copy.ts";
import type { OpenedGift } from "./find-gift.ts";
import { giftMailCopy as copy } from "./gift-mails.copy.ts";
import { giftToken } from "../order/gift-token.ts";

/** ギフトのリンク: the link that the giver forwards to the recipient. */
export function giftLink(shop: MailShop, opened: OpenedGift, secret: string): MailContent {
  const { subject, lead, secrecy } = copy.link;
  return giftMail(shop, opened, subject, [lead, linkOf(shop, opened, secret), ...facts(opened), secrecy]);
}

/** 期限が近づいています: the gift expires soon. */
export function giftReminder(shop: MailShop, opened: OpenedGift, secret: string): MailContent {
  const { subject, lead } = copy.reminder;
  const blocks = [lead(untilOf(opened)), linkOf(shop, opened, secret), ...facts(opened)];
  return giftMail(shop, opened, subject, blocks);
}

/** 受け取られました: the gift was accepted. Contains no address and no delivery time. */
export function giftAccepted(shop: MailShop, opened: OpenedGift): MailContent {
  const { subject, lead } = copy.accepted;
  return giftMail(shop, opened, subject, [lead, ...facts(opened)]);
}

/** 期限が過ぎました: the gift expired and its order was cancelled. */
export function giftExpired(shop: MailShop, opened: OpenedGift): MailContent {
  const { subject, lead, refund } = copy.expired;
  const isRefundedByShop = opened.order.cancelOnlyEcdKey !== null;
  return giftMail(shop, opened, subject, [lead, ...(isRefundedByShop ? [refund] : []), ...facts(opened)]);
}

/** The giver, who gets all mails about a gift. */
export const giftRecipient = ({ order }: OpenedGift) => ({
  to: order.orderer.email,
  userId: order.userId,
  reference: order.orderNo,
});

function giftMail(shop: MailShop, { order }: OpenedGift, subject: string, blocks: readonly Block[]): MailContent {
  const { last_name, first_name } = order.orderer;
  return composeMail(shop, { subject, blocks: [greet(`${last_name} ${first_name}`), ...blocks] });
}

const linkOf = ({ origin }: MailShop, { gift }: OpenedGift, secret: string): Block => ({
  link: { label: copy.open, href: origin + paths.socialGiftShipping({ key: giftToken(secret, gift.publicId) }) },
});

function facts(opened: OpenedGift): Block[] {
  const { gift, order } = opened;
  return [
    {
      facts: [
        [copy.orderNo, order.orderNo],
        [copy.receiver, copy.receiverOf(quoteLine(gift.receiver_name))],
        [copy.until, untilOf(opened)],
      ],
    },
    ...(gift.message === null ? [] : [{ quote: { label: copy.message, text: gift.message } }]),
  ];
}

/** The last day on which the gift can be accepted; `expiresAt` is the midnight after it. */
const untilOf = ({ gift }: OpenedGift) => orderMailCopy.day(japanDay(new Date(gift.expiresAt.getTime() - 1)));
