import { postalCode, prefecture } from "@noren/validation/fields/address";
import { deliveryWishFields } from "@noren/validation/fields/cart";
import { giftReceiverFields } from "@noren/validation/fields/gift";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { answers, input, inputs } from "../input.ts";
import { Cart, CartToken } from "../shapes/cart.ts";
import {
  GiftAddress,
  GiftDeliveryInput,
  GiftLeadTime,
  GiftProduct,
  GiftToken,
  SocialReceiver,
} from "../shapes/gift.ts";
import { AddressInput } from "../shapes/person.ts";
import { DateTime, exampleText, Id, listOf } from "../shapes/text.ts";

const token = { params: v.object({ token: GiftToken }) };
const shown = answers(giftReceiverFields);

/** The same error for unknown, unpaid, used, declined, expired and cancelled links. */
const giftErrors = { "social_gift.not_available": 404 } as const;

/** An address to which the gift cannot be delivered. */
const placeErrors = { "social_gift.shipping.not_deliverable": 422 } as const;

export const setSocialReceiver = call({
  method: "PATCH",
  path: "/v1/carts/social/receiver",
  auth: "cart-token",
  summary: "Makes the cart a social gift, whose recipient enters the address; null undoes it",
  body: v.object({ token: CartToken, receiver: v.nullable(SocialReceiver) }),
  answer: Cart,
  errors: { not_found: 404, "cart.common.is_expired": 410 },
});

export const listGiftProducts = call({
  method: "GET",
  path: "/v1/social-gifts/{token}/products",
  auth: "gift-token",
  summary: "The gift's products without prices, its giver and its expiry",
  ...token,
  answer: v.object({ ...shown, expires_at: DateTime, data: listOf(GiftProduct) }),
  errors: giftErrors,
});

export const getGiftShipping = call({
  method: "GET",
  path: "/v1/social-gifts/{token}/shipping",
  auth: "gift-token",
  summary: "The destination without an address; `id` is the lead times' order_shipping_id",
  ...token,
  answer: v.object({ ...shown, id: Id, expires_at: DateTime }),
  errors: giftErrors,
});

export const checkGiftShipping = call({
  method: "POST",
  path: "/v1/social-gifts/check/shipping",
  auth: "gift-token",
  summary: "Checks whether the gift can be delivered to an address; returns the normalised address without storing it",
  body: v.object({ token: GiftToken, ...AddressInput.entries }),
  answer: GiftAddress,
  errors: { ...giftErrors, ...placeErrors },
});

export const listGiftLeadTimes = call({
  method: "GET",
  path: "/v1/shipping-leadtime/input/{token}",
  auth: "gift-token",
  summary: "Delivery days and slots of the gift for a place",
  ...token,
  query: v.object({ postal: input(postalCode), pref: input(prefecture) }),
  answer: v.object({ data: listOf(GiftLeadTime) }),
  errors: { ...giftErrors, ...placeErrors },
});

const deliveryErrors = { ...giftErrors, ...placeErrors, "social_gift.delivery.not_available": 422 } as const;

export const checkGiftDelivery = call({
  method: "POST",
  path: "/v1/social-gifts/check/delivery",
  auth: "gift-token",
  summary: "Checks a delivery day and slot; returns them with the slot's text without storing them",
  body: v.object({ token: GiftToken, ...GiftDeliveryInput, ...inputs({ postal_code: postalCode, prefecture }) }),
  answer: v.object({
    ...answers(deliveryWishFields),
    delivery_timezone_name: described(
      "The slot's text when it was chosen; null is 指定なし.",
      v.nullable(exampleText("午前中")),
    ),
  }),
  errors: deliveryErrors,
});

export const acceptGift = call({
  method: "PUT",
  path: "/v1/social-gifts/{token}",
  auth: "gift-token",
  summary: "Accepts the gift, once; /complete returns the result again",
  ...token,
  body: v.object({ ...AddressInput.entries, ...GiftDeliveryInput }),
  answer: v.object({
    order_no: described("The order's number.", v.string()),
    accepted_at: described("When the recipient accepted, ISO 8601.", exampleText("2026-11-20T10:05:00+09:00")),
  }),
  errors: deliveryErrors,
});

export const declineGift = call({
  method: "PUT",
  path: "/v1/social-gifts/{token}/decline",
  auth: "gift-token",
  summary: "Declines the gift, once: its order is cancelled and the giver gets the money back",
  ...token,
  answer: v.object({
    declined_at: described("When the recipient declined, ISO 8601.", exampleText("2026-11-20T10:05:00+09:00")),
  }),
  errors: giftErrors,
});

export const getGiftCompletion = call({
  method: "GET",
  path: "/v1/social-gifts/{token}/complete",
  auth: "gift-token",
  summary: "An accepted gift with its products and giver, without its address",
  ...token,
  answer: v.object({
    ...shown,
    order_no: described("The order's number.", v.string()),
    accepted_at: described("When the recipient accepted, ISO 8601.", exampleText("2026-11-20T10:05:00+09:00")),
    data: listOf(GiftProduct),
  }),
  errors: giftErrors,
});
