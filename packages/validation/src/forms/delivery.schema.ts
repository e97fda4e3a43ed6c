import { array, string } from "yup";
import { labels } from "../labels.ts";
import { DELIVERY_SLOT_KEY_MAX } from "../lengths.ts";
import { optionalDay, optionalText } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.cart;

/** When each parcel of the cart is wished for. Which days can be chosen is the lead time's to say. */
export const deliverySchema = form({
  packings: array(
    form({
      key: string().defined(),
      delivery_at: optionalDay("delivery_at", label.delivery_at),
      delivery_timezone_key: optionalText("delivery_timezone_key", label.delivery_timezone_key, DELIVERY_SLOT_KEY_MAX),
    }),
  ).default([]),
});
