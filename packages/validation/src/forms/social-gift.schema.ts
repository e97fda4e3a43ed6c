import { labels } from "../labels.ts";
import { DELIVERY_SLOT_KEY_MAX } from "../lengths.ts";
import { optionalDay, optionalText } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.cart;

/** When a gift is to arrive; where is `addressSchema`'s. */
export const giftDeliverySchema = form({
  delivery_at: optionalDay("delivery_at", label.delivery_at),
  delivery_timezone_key: optionalText("delivery_timezone_key", label.delivery_timezone_key, DELIVERY_SLOT_KEY_MAX),
});
