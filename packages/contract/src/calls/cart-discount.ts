import { couponFields, pointFields } from "@noren/validation/fields/cart";
import * as v from "valibot";
import { call } from "../call.ts";
import { inputs } from "../input.ts";
import { Cart, CartToken } from "../shapes/cart.ts";
import { cartErrors } from "./cart-errors.ts";

/** A typed code; case and width are ignored. */
const couponCode = inputs(couponFields);

export const addCartCoupon = call({
  method: "PATCH",
  path: "/v1/carts/coupons/add",
  auth: "cart-token",
  summary: "Uses one of the member's coupons, or takes the coupon of a code and uses it",
  body: v.object({ token: CartToken, ...couponCode }),
  answer: Cart,
  errors: {
    ...cartErrors,
    "cart.coupon.member_only": 422,
    "cart.coupon.not_found": 422,
    /** Used, expired or not started; the message says which. */
    "cart.coupon.not_usable": 422,
    "cart.coupon.minimum": 422,
    "cart.coupon.no_effect": 422,
    "cart.coupon.limit": 422,
    "coupon.ended": 409,
    "coupon.exhausted": 409,
  },
});

export const deleteCartCoupon = call({
  method: "PATCH",
  path: "/v1/carts/coupons/delete",
  auth: "cart-token",
  summary: "Removes a coupon from the cart; idempotent",
  body: v.object({ token: CartToken, ...couponCode }),
  answer: Cart,
  errors: cartErrors,
});

export const setCartPoint = call({
  method: "PATCH",
  path: "/v1/carts/point",
  auth: "cart-token",
  summary: "Sets the points to use, 1 point for 1 yen off the products; 0 for none",
  body: v.object({
    token: CartToken,
    ...inputs(pointFields),
  }),
  answer: Cart,
  errors: { ...cartErrors, "cart.point.member_only": 422, "cart.point.over": 422 },
});
