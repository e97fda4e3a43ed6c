import { addressFields } from "@noren/validation/fields/address";
import { deliveryWishFields } from "@noren/validation/fields/cart";
import { giftReceiverFields } from "@noren/validation/fields/gift";
import * as v from "valibot";
import { described } from "../described.ts";
import { answers, inputs } from "../input.ts";
import { ProductInfo } from "./catalogue.ts";
import { UserAddress } from "./person.ts";
import { DateOnly, Pieces, ProductName } from "./text.ts";

/**
 * Authorizes access to a social gift; derived from the order and not stored. It lets its holder set the gift's address
 * once. No call with it returns that address afterwards, because the giver has the token too.
 */
export const GiftToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]{64}$/, "形式が正しくありません。"),
  v.description("The social gift's token: 64 characters of base64url."),
);

export const SocialReceiver = described(
  "Giver, receiver and message of a social gift, all shown to the recipient.",
  v.object(inputs(giftReceiverFields)),
);
export type SocialReceiver = v.InferOutput<typeof SocialReceiver>;

export const SocialGiftStatus = v.picklist([
  "awaiting_payment",
  "waiting",
  "accepted",
  "declined",
  "expired",
  "cancelled",
]);
export type SocialGiftStatus = v.InferOutput<typeof SocialGiftStatus>;

export const SocialGift = described(
  "A social gift as its giver sees it in the order, without address and delivery date.",
  v.object({
    ...answers(giftReceiverFields),
    status: described("For programs; `status_name` is the text.", SocialGiftStatus),
    status_name: described("The status in Japanese.", v.string()),
    token: described(
      "For the giver's link `/social-gift/shipping/{token}`; null until the order is paid, and once it is used, declined or expired.",
      v.nullable(GiftToken),
    ),
    expires_at: described(
      "The recipient's deadline, ISO 8601. After it the order is cancelled. Null while the order awaits its payment.",
      v.nullable(v.string()),
    ),
    accepted_at: described("When the recipient accepted, ISO 8601; null until then.", v.nullable(v.string())),
  }),
);
export type SocialGift = v.InferOutput<typeof SocialGift>;

export const GiftProduct = described(
  "A product of the gift, without a price.",
  v.object({
    product_info: described(
      "The product without its price.",
      v.object({
        key: ProductInfo.entries.key,
        name: ProductInfo.entries.name,
        image: ProductInfo.entries.image,
        id: described("The product's `id`; null when the shop no longer has it.", v.nullable(v.number())),
      }),
    ),
    product_name: ProductName,
    quantity: Pieces,
  }),
);
export type GiftProduct = v.InferOutput<typeof GiftProduct>;

export const GiftAddress = described(
  "The recipient's address as the check accepted it.",
  v.object({
    ...answers(addressFields),
    shipping_name: described("Family and given name, separated by a space.", UserAddress.entries.shipping_name),
    full_address: described("〒, prefecture, city and the rest in one line.", UserAddress.entries.full_address),
  }),
);
export type GiftAddress = v.InferOutput<typeof GiftAddress>;

/** [gift.delivery-input] The gift's delivery day and slot. Null is 指定なし. */
export const GiftDeliveryInput = inputs(deliveryWishFields);

export const GiftLeadTime = described(
  "The days and slots for the gift's delivery at a place.",
  v.object({
    order_shipping_id: described("The `id` of the order's destination.", v.number()),
    dates: described("The days that can be chosen, in order.", v.array(DateOnly)),
    delivery_timezone: described("Slot key → text, in the order of the day.", v.record(v.string(), v.string())),
    note: described("Why the first day is not earlier; null for none.", v.nullable(v.string())),
  }),
);
export type GiftLeadTime = v.InferOutput<typeof GiftLeadTime>;
