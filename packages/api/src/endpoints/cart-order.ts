import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import type { Body } from "./cart.ts";

const decideCart = buildQuery("decideCart", "POST", "/v1/carts/{token}/decision");
const getCartOrder = buildQuery("getCartOrder", "GET", "/v1/carts/order/{orderNo}");

/** Calls that answer the order of a cart, whose check the other pages do without. */
export const cartOrder = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Makes the order, once, which spends coupons and points; or answers where it has to be paid first. `total_payment` is
     * the sum that the shopper has seen, `payment` the card, left out when the shopper comes back.
     */
    decideCart: build.mutation<Answer<"decideCart">, { token: string } & Body<"decideCart">>({
      query: ({ token, ...body }) => decideCart({ params: { token }, body }),
      invalidatesTags: (decided) => (decided?.order ? ["Order", "Coupon", "Point", "User", "Card"] : []),
    }),
    getCartOrder: build.query<Answer<"getCartOrder">, { orderNo: string; token: string }>({
      query: ({ orderNo, token }) => getCartOrder({ params: { orderNo }, query: { token } }),
    }),
  }),
});

export const { useDecideCartMutation, useGetCartOrderQuery } = cartOrder;
