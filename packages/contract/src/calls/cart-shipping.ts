import { destinationFields } from "@noren/validation/fields/address";
import * as v from "valibot";
import { call } from "../call.ts";
import { arrayUpTo } from "../array-up-to.ts";
import { described } from "../described.ts";
import { input } from "../input.ts";
import { Cart, CartToken, PartKey } from "../shapes/cart.ts";
import { AddressInput } from "../shapes/person.ts";
import { rowNumber } from "../shapes/query.ts";
import { cartErrors } from "./cart-errors.ts";

export const addCartShipping = call({
  method: "PATCH",
  path: "/v1/carts/shippings/add",
  auth: "cart-token",
  summary:
    "Adds a destination: an address of the member's book, or a typed one; or several of the book. The first one gets all products",
  body: v.object({
    token: CartToken,
    user_address_id: described("An entry of the member's address book.", v.optional(rowNumber)),
    address: described("A typed address.", v.optional(AddressInput)),
    is_save_address: v.optional(input(destinationFields.is_save_address)),
    user_address_ids: described(
      "Several entries of the book at once, all or none. A destination that the cart has already stays with its products and choices.",
      v.optional(arrayUpTo(rowNumber, 100)),
    ),
    is_only: described("Replaces all destinations instead of adding one.", v.optional(v.boolean())),
    keys: described(
      "Destinations that `is_only` keeps, besides those of `user_address_ids`.",
      v.optional(arrayUpTo(PartKey, 100)),
    ),
  }),
  answer: Cart,
  errors: {
    ...cartErrors,
    "cart_detail.set_user_address.not_data": 422,
    "cart_detail.shipping.limit": 422,
    "cart_detail.shipping.not_deliverable": 422,
    "user_address.limit": 422,
  },
});

export const modifyCartShipping = call({
  method: "PATCH",
  path: "/v1/carts/shippings/modify",
  auth: "cart-token",
  summary:
    "Changes the address or the sender of a destination, or removes it (its products go to the first remaining one)",
  body: v.object({
    token: CartToken,
    key: PartKey,
    user_address_id: described("An entry of the member's address book.", v.optional(rowNumber)),
    address: described("A typed address.", v.optional(AddressInput)),
    sender_address_id: described(
      "ご依頼主 of this destination alone, by an address of the member's book; takes precedence over `sender`.",
      v.optional(rowNumber),
    ),
    sender: described(
      "ご依頼主 of this destination alone as a typed address; null for the orderer.",
      v.optional(v.nullable(AddressInput)),
    ),
    is_remove: described("Whether to remove the destination.", v.optional(v.boolean())),
  }),
  answer: Cart,
  errors: {
    ...cartErrors,
    "cart.sender.not_data": 422,
    "cart_detail.set_user_address.not_data": 422,
    "cart_detail.shipping.not_deliverable": 422,
  },
});

export const resetCartShippings = call({
  method: "PATCH",
  path: "/v1/carts/shippings/reset",
  auth: "cart-token",
  summary: "Resets all delivery choices, with `is_removing_address` the destinations too",
  body: v.object({
    token: CartToken,
    is_removing_address: described("Whether to remove the destinations as well.", v.optional(v.boolean())),
  }),
  answer: Cart,
  errors: cartErrors,
});
