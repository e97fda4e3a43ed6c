import { labels } from "../labels.ts";
import { DELIVERY_SLOT_KEY_MAX, GIFT_MESSAGE_MAX, NAME_MAX } from "../lengths.ts";
import { optionalDay, optionalText, text } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.cart;

/** When a gift is to arrive; where is `addressSchema`'s. */
export const giftDeliverySchema = form({
  delivery_at: optionalDay("delivery_at", label.delivery_at),
  delivery_timezone_key: optionalText("delivery_timezone_key", label.delivery_timezone_key, DELIVERY_SLOT_KEY_MAX),
});

/** Who gives to whom, as both want to be called, and what the giver writes. */
export const giftReceiverSchema = form({
  receiver_name: text("receiver_name", labels.gift.receiver_name, NAME_MAX),
  sender_name: text("sender_name", labels.gift.sender_name, NAME_MAX),
  message: optionalText("message", labels.gift.message, GIFT_MESSAGE_MAX),
});
