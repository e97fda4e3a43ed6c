import type { SocialReceiver } from "@noren/contract";
import type { GiftLetterProps } from "#ui/slots/social-gift/gift-letter";

/** The names and the message that the giver wrote. */
export const toLetter = (gift: SocialReceiver): GiftLetterProps => ({
  receiverName: gift.receiver_name,
  senderName: gift.sender_name,
  message: gift.message,
});
