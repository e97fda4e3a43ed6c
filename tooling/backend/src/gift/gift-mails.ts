import { paths } from "@noren/contract/paths";
import { greetMember } from "../account/greet-member.ts";
import type { Transaction } from "../db/pool.ts";
import { toJapanDay } from "../time/japan-time.ts";
import { type Block, composeMail, type MailContent, type MailShop } from "../mail/compose.ts";
import { quoteLine } from "../mail/quote.ts";
import { orderMailCopy } from "../order/order-mails.copy.ts";
import type { GiftWithOrder, OpenGift } from "./get-gift.ts";
import { giftMailCopy as copy } from "./gift-mails.copy.ts";
import { signGiftToken } from "../order/gift-token.ts";

/** Sends the link that the giver forwards to the recipient, after the order or after its payment. */
export function composeGiftLinkMail(
  shop: MailShop,
  giftWithOrder: OpenGift,
  { greeting, secret, after }: { greeting: string; secret: string; after: "order" | "payment" },
): MailContent {
  const { subject, lead, paidSubject, paidLead, secrecy } = copy.link;
  return giftMail(shop, greeting, after === "payment" ? paidSubject : subject, [
    after === "payment" ? paidLead : lead,
    linkOf(shop, giftWithOrder, secret),
    ...facts(giftWithOrder),
    secrecy,
  ]);
}

/** Reminds the giver that the gift expires soon. */
export function composeGiftReminderMail(
  shop: MailShop,
  giftWithOrder: OpenGift,
  { greeting, secret }: { greeting: string; secret: string },
): MailContent {
  const { subject, lead } = copy.reminder;
  const blocks = [lead(untilOf(giftWithOrder)), linkOf(shop, giftWithOrder, secret), ...facts(giftWithOrder)];
  return giftMail(shop, greeting, subject, blocks);
}

/** Notifies the giver that the gift was accepted. Contains no address and no delivery time. */
export function composeGiftAcceptedMail(shop: MailShop, giftWithOrder: OpenGift, greeting: string): MailContent {
  const { subject, lead } = copy.accepted;
  return giftMail(shop, greeting, subject, [lead, ...facts(giftWithOrder, { isOpen: false })]);
}

/** Notifies the giver that the gift expired and its order was cancelled. */
export function composeGiftExpiredMail(shop: MailShop, giftWithOrder: OpenGift, greeting: string): MailContent {
  return cancelledGiftMail(shop, giftWithOrder, { greeting, ...copy.expired });
}

/** Notifies the giver that the recipient declined the gift and its order was cancelled. */
export function composeGiftDeclinedMail(shop: MailShop, giftWithOrder: OpenGift, greeting: string): MailContent {
  return cancelledGiftMail(shop, giftWithOrder, { greeting, ...copy.declined });
}

function cancelledGiftMail(
  shop: MailShop,
  giftWithOrder: OpenGift,
  { greeting, subject, lead }: { greeting: string; subject: string; lead: string },
): MailContent {
  const { cancelOnlyEcdKey, paidAt } = giftWithOrder.order;
  const isPaid = paidAt !== null;
  const refund = cancelOnlyEcdKey === null ? copy.refund : copy.refundByHand;
  return giftMail(shop, greeting, subject, [
    lead,
    ...(isPaid ? [refund] : []),
    ...facts(giftWithOrder, { isOpen: false }),
  ]);
}

/** All mails about a gift go to its giver. */
export const giftAddressing = ({ order }: GiftWithOrder) => ({
  to: order.orderer.email,
  userId: order.userId,
  reference: order.orderNo,
});

export const greetGiver = (tx: Transaction, { order }: GiftWithOrder) =>
  greetMember(tx, order.userId, order.orderer.email);

function giftMail(shop: MailShop, greeting: string, subject: string, blocks: readonly Block[]): MailContent {
  return composeMail(shop, { subject, blocks: [greeting, ...blocks] });
}

const linkOf = ({ origin }: MailShop, { gift }: GiftWithOrder, secret: string): Block => ({
  link: { label: copy.open, href: origin + paths.socialGiftShipping({ key: signGiftToken(secret, gift.publicId) }) },
});

/** The deadline matters only to an open gift. */
function facts(giftWithOrder: OpenGift, { isOpen } = { isOpen: true }): Block[] {
  const { gift, order } = giftWithOrder;
  return [
    {
      facts: [
        [copy.orderNo, order.orderNo],
        [copy.receiver, copy.receiverOf(quoteLine(gift.receiver_name))],
        ...(isOpen ? [[copy.until, untilOf(giftWithOrder)] as const] : []),
      ],
    },
    ...(gift.message === null ? [] : [{ quote: { label: copy.message, text: gift.message } }]),
  ];
}

/** The last day on which the gift can be accepted; `expiresAt` is the midnight after it. */
const untilOf = ({ gift }: OpenGift) => orderMailCopy.day(toJapanDay(new Date(gift.expiresAt.getTime() - 1)));
