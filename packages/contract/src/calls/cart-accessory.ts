import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { Cart, CartToken, PartKey, Quantity } from "../shapes/cart.ts";
import { rowNumber } from "../shapes/query.ts";
import { cartErrors, lineErrors, productErrors } from "./cart-errors.ts";

export const addCartAccessory = call({
  method: "PATCH",
  path: "/v1/carts/accessories/add",
  auth: "cart-token",
  summary: "Adds an accessory to a line, as a separate line that is removed together with the product",
  body: v.object({
    token: CartToken,
    key: described("The line that the accessory belongs to.", PartKey),
    product_id: described("A variant of one of the product's accessories.", rowNumber),
    quantity: Quantity,
  }),
  answer: Cart,
  errors: { ...productErrors, "cart.accessories.not_accessory": 422 },
});

export const modifyCartAccessory = call({
  method: "PATCH",
  path: "/v1/carts/accessories/modify",
  auth: "cart-token",
  summary: "Changes the quantity of an accessory's line",
  body: v.object({ token: CartToken, key: PartKey, quantity: Quantity }),
  answer: Cart,
  errors: lineErrors,
});

export const deleteCartAccessory = call({
  method: "PATCH",
  path: "/v1/carts/accessories/delete",
  auth: "cart-token",
  summary: "Removes an accessory's line",
  body: v.object({ token: CartToken, key: PartKey }),
  answer: Cart,
  errors: cartErrors,
});
