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

/** Unknown, used, expired and cancelled links are answered alike. */
const giftErrors = { "social_gift.not_available": 404 } as const;

export const setSocialReceiver = call({
  method: "PATCH",
  path: "/v1/carts/social/receiver",
  auth: "cart-token",
  summary: "Makes the cart a social gift, whose recipient says where it goes; null takes that back",
  body: v.object({ token: CartToken, receiver: v.nullable(SocialReceiver) }),
  answer: Cart,
  errors: { not_found: 404, "cart.common.is_expired": 410 },
});

export const listGiftProducts = call({
  method: "GET",
  path: "/v1/social-gifts/{token}/products",
  auth: "gift-token",
  summary: "What is given, by whom and until when it can be accepted; without prices",
  ...token,
  answer: v.object({ ...shown, expires_at: DateTime, data: listOf(GiftProduct) }),
  errors: giftErrors,
});

export const getGiftShipping = call({
  method: "GET",
  path: "/v1/social-gifts/{token}/shipping",
  auth: "gift-token",
  summary: "The destination that waits for its address; `id` is the lead times' order_shipping_id",
  ...token,
  answer: v.object({ ...shown, id: Id, expires_at: DateTime }),
  errors: giftErrors,
});

export const checkGiftShipping = call({
  method: "POST",
  path: "/v1/social-gifts/check/shipping",
  auth: "gift-token",
  summary: "Whether the gift can go to an address; answers the address as it would be kept, and keeps nothing",
  body: v.object({ token: GiftToken, ...AddressInput.entries }),
  answer: GiftAddress,
  errors: giftErrors,
});

export const listGiftLeadTimes = call({
  method: "GET",
  path: "/v1/shipping-leadtime/input/{token}",
  auth: "gift-token",
  summary: "Days and slots on which the gift can arrive at a place",
  ...token,
  query: v.object({ postal: input(postalCode), pref: input(prefecture) }),
  answer: v.object({ data: listOf(GiftLeadTime) }),
  errors: giftErrors,
});

const deliveryErrors = { ...giftErrors, "social_gift.delivery.not_available": 422 } as const;

export const checkGiftDelivery = call({
  method: "POST",
  path: "/v1/social-gifts/check/delivery",
  auth: "gift-token",
  summary: "Whether the gift can arrive then; answers the wish with the slot's words, and keeps nothing",
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
  summary: "Accepts the gift, once; whoever lost the answer finds it in /complete",
  ...token,
  body: v.object({ ...AddressInput.entries, ...GiftDeliveryInput }),
  answer: v.object({
    order_no: described("The order's number.", v.string()),
    accepted_at: described("When the recipient accepted, ISO 8601.", exampleText("2026-11-20T10:05:00+09:00")),
  }),
  errors: deliveryErrors,
});

export const getGiftCompletion = call({
  method: "GET",
  path: "/v1/social-gifts/{token}/complete",
  auth: "gift-token",
  summary: "A gift that was accepted: what and by whom, never where it goes",
  ...token,
  answer: v.object({
    ...shown,
    order_no: described("The order's number.", v.string()),
    accepted_at: described("When the recipient accepted, ISO 8601.", exampleText("2026-11-20T10:05:00+09:00")),
    data: listOf(GiftProduct),
  }),
  errors: giftErrors,
});
