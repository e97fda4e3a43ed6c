import type { Cart } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import { type Body, cartChange } from "./cart.ts";

const addCartCoupon = buildQuery("addCartCoupon", "PATCH", "/v1/carts/coupons/add");
const deleteCartCoupon = buildQuery("deleteCartCoupon", "PATCH", "/v1/carts/coupons/delete");
const setCartPoint = buildQuery("setCartPoint", "PATCH", "/v1/carts/point");

/** Coupons and points of a cart. */
export const cartDiscount = api.injectEndpoints({
  endpoints: (build) => ({
    /** A coupon entered by its code becomes the member's, so the member's coupons are refetched. */
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
