import { addressFields } from "@noren/validation/fields/address";
import { deliveryWishFields } from "@noren/validation/fields/cart";
import { giftReceiverFields } from "@noren/validation/fields/gift";
import * as v from "valibot";
import { answers, inputs } from "../input.ts";
import { ProductInfo } from "./catalogue.ts";
import { UserAddress } from "./person.ts";
import { DateOnly } from "./text.ts";

/**
 * What opens a social gift: 64 characters of base64url, made for the order and kept nowhere. Whoever has it may say where
 * the gift goes, once; nothing that it answers afterwards tells where that is, since the giver has it too.
 */
export const GiftToken = v.pipe(v.string(), v.regex(/^[\w-]{64}$/, "形式が正しくありません。"));

/** Who gives a social gift to whom; the recipient reads all of it. */
export const SocialReceiver = v.object(inputs(giftReceiverFields));
export type SocialReceiver = v.InferOutput<typeof SocialReceiver>;

export const SocialGiftStatus = v.picklist(["waiting", "accepted", "expired", "cancelled"]);
export type SocialGiftStatus = v.InferOutput<typeof SocialGiftStatus>;

/** A social gift as its giver sees it, in the order: never where it goes or when it arrives. */
export const SocialGift = v.object({
  ...answers(giftReceiverFields),
  status: SocialGiftStatus,
  status_name: v.string(),
  /** For the giver to send on, as `/social-gift/shipping/{token}`; null once nothing can be done with it. */
  token: v.nullable(GiftToken),
  /** Until when the recipient may answer, ISO 8601. After that the order is cancelled. */
  expires_at: v.string(),
  accepted_at: v.nullable(v.string()),
});
export type SocialGift = v.InferOutput<typeof SocialGift>;

/** A product of the gift: what it is and how many, without a price. */
export const GiftProduct = v.object({
  product_info: v.object({
    ...v.pick(ProductInfo, ["key", "name", "image"]).entries,
    /** Null where the product has left the shop since. */
    id: v.nullable(v.number()),
  }),
  /** The name with the variant's option values behind it. */
  product_name: v.string(),
  quantity: v.number(),
});
export type GiftProduct = v.InferOutput<typeof GiftProduct>;

/** The recipient's address as the check accepted it. */
export const GiftAddress = v.object({
  ...answers(addressFields),
  shipping_name: UserAddress.entries.shipping_name,
  /** 〒, prefecture, city and the rest in one line. */
  full_address: UserAddress.entries.full_address,
});
export type GiftAddress = v.InferOutput<typeof GiftAddress>;

/** [gift.delivery-input] When the gift is to arrive and where to. Nulls are 指定なし. */
export const GiftDeliveryInput = inputs(deliveryWishFields);

/** When the gift can arrive at a place, and the slots to choose from. */
export const GiftLeadTime = v.object({
  order_shipping_id: v.number(),
  /** The days that can be chosen, in order. */
  dates: v.array(DateOnly),
  /** Slot key → words, in the order of the day. */
  delivery_timezone: v.record(v.string(), v.string()),
  /** Why the first day is what it is. */
  note: v.nullable(v.string()),
});
export type GiftLeadTime = v.InferOutput<typeof GiftLeadTime>;
