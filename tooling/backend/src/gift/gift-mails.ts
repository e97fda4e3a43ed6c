import type { Channel } from "../db/schema/shop.ts";
import { japanDay } from "../delivery/japan-day.ts";
import { type Block, composeMail, type MailContent } from "../mail/compose.ts";
import { orderMailMessages } from "../order/order-mails.messages.ts";
import type { OpenedGift } from "./find-gift.ts";
import { giftMailMessages as words } from "./gift-mails.messages.ts";
import { giftToken } from "./gift-token.ts";

type Shop = Pick<Channel, "name" | "origin">;

/** ギフトのリンク: what the giver sends on. */
export function giftLink(shop: Shop, opened: OpenedGift, secret: string): MailContent {
  const { subject, lead, secrecy } = words.link;
  const { receiver_name } = opened.gift;
  return giftMail(shop, opened, subject, [lead(receiver_name), linkOf(shop, opened, secret), facts(opened), secrecy]);
}

/** 期限が近づいています */
export function giftReminder(shop: Shop, opened: OpenedGift, secret: string): MailContent {
  const { subject, lead } = words.reminder;
  const blocks = [lead(opened.gift.receiver_name, untilOf(opened)), linkOf(shop, opened, secret), facts(opened)];
  return giftMail(shop, opened, subject, blocks);
}

/** 受け取られました: that it was accepted, and nothing of where and when it arrives. */
export function giftAccepted(shop: Shop, opened: OpenedGift): MailContent {
  const { subject, lead } = words.accepted;
  return giftMail(shop, opened, subject, [lead(opened.gift.receiver_name), facts(opened)]);
}

/** 期限が過ぎました: the order was cancelled. */
export function giftExpired(shop: Shop, opened: OpenedGift): MailContent {
  const { subject, lead, refund } = words.expired;
  const isPaidBack = opened.order.cancelOnlyEcdKey !== null;
  return giftMail(shop, opened, subject, [
    lead(opened.gift.receiver_name),
    ...(isPaidBack ? [refund] : []),
    facts(opened),
  ]);
}

function giftMail(shop: Shop, { order }: OpenedGift, subject: string, blocks: readonly Block[]): MailContent {
  const { last_name, first_name } = order.orderer;
  return composeMail(shop, { subject, blocks: [words.lead(`${last_name} ${first_name}`), ...blocks] });
}

const linkOf = ({ origin }: Shop, { gift }: OpenedGift, secret: string): Block => ({
  link: { label: words.open, href: `${origin}/social-gift/shipping/${giftToken(secret, gift.publicId)}` },
});

function facts(opened: OpenedGift): Block {
  const { gift, order } = opened;
  return {
    facts: [
      [words.orderNo, order.orderNo],
      [words.receiver, words.receiverOf(gift.receiver_name)],
      ...(gift.message === null ? [] : [[words.message, gift.message] as const]),
      [words.until, untilOf(opened)],
    ],
  };
}

/** The last day on which the gift can be accepted: it ends with that day. */
const untilOf = ({ gift }: OpenedGift) => orderMailMessages.day(japanDay(new Date(gift.expiresAt.getTime() - 1)));
