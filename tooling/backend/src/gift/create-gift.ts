import type { SocialReceiver } from "@noren/contract";
import type { Transaction } from "../db/pool.ts";
import { socialGifts } from "../db/schema/gift.ts";
import { addDays, japanDay, japanMidnight } from "../time/japan-time.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { ShopContext } from "../context/request-context.ts";
import { getGift } from "./get-gift.ts";
import { composeGiftLinkMail, giftRecipient } from "./gift-mails.ts";
import { newGiftId } from "../order/gift-token.ts";

/** Makes an order a social gift, valid until the end of its last day in Japan, and mails the link to the giver. */
export async function createGift(
  { tx, channel, secret, ip, now }: Omit<ShopContext, "db"> & { tx: Transaction },
  orderId: number,
  { receiver_name, sender_name, message }: SocialReceiver,
): Promise<void> {
  const lastDay = addDays(japanDay(now()), channel.settings["ORDER.SOCIAL_GIFT.DAYS"]);
  await tx.insert(socialGifts).values({
    orderId,
    publicId: newGiftId(),
    receiver_name,
    sender_name,
    message,
    expiresAt: japanMidnight(addDays(lastDay, 1)),
  });
  const giftWithOrder = await getGift(tx, orderId);
  const content = composeGiftLinkMail(channel, giftWithOrder, secret);
  await queueMail(tx, channel, { ...giftRecipient(giftWithOrder), kind: "gift.link", network: ip, content }, now());
}
