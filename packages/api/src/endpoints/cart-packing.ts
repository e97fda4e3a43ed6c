import type { Cart } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import { type Body, cartChange } from "./cart.ts";

const addCartPacking = buildQuery("addCartPacking", "PATCH", "/v1/carts/packings/add");

/** Adds parcels. `useModifyCartPackingMutation` of `cart-checkout.ts` changes and removes them. */
export const cartPacking = api.injectEndpoints({
  endpoints: (build) => ({
    addCartPacking: build.mutation<Cart, Body<"addCartPacking">>({
      query: (body) => addCartPacking({ body }),
      ...cartChange,
    }),
  }),
});

export const { useAddCartPackingMutation } = cartPacking;
