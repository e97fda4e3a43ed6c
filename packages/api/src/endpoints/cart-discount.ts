import type { Cart } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";
import { type Body, cartChange } from "./cart.ts";

const addCartCoupon = ask("addCartCoupon", "PATCH", "/v1/carts/coupons/add");
const deleteCartCoupon = ask("deleteCartCoupon", "PATCH", "/v1/carts/coupons/delete");
const setCartPoint = ask("setCartPoint", "PATCH", "/v1/carts/point");

/** Coupons and points of a cart. */
export const cartDiscount = api.injectEndpoints({
  endpoints: (build) => ({
    /** A coupon that is known by its code only is taken by this, so the member's own are asked for again. */
    addCartCoupon: build.mutation<Cart, Body<"addCartCoupon">>({
      query: (body) => addCartCoupon({ body }),
      ...cartChange,
      invalidatesTags: (changed) => (changed ? [...cartChange.invalidatesTags(changed), "Coupon"] : []),
    }),
    deleteCartCoupon: build.mutation<Cart, Body<"deleteCartCoupon">>({
      query: (body) => deleteCartCoupon({ body }),
      ...cartChange,
    }),
    setCartPoint: build.mutation<Cart, Body<"setCartPoint">>({
      query: (body) => setCartPoint({ body }),
      ...cartChange,
    }),
  }),
});

export const { useAddCartCouponMutation, useDeleteCartCouponMutation, useSetCartPointMutation } = cartDiscount;
