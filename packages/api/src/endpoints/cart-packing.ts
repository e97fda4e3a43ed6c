import type { Cart } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";
import { type Body, cartChange } from "./cart.ts";

const addCartPacking = ask("addCartPacking", "PATCH", "/v1/carts/packings/add");

/** Parcels apart; wishes and wrapping of those there are: `useModifyCartPackingMutation` of `cart.ts`. */
export const cartPacking = api.injectEndpoints({
  endpoints: (build) => ({
    addCartPacking: build.mutation<Cart, Body<"addCartPacking">>({
      query: (body) => addCartPacking({ body }),
      ...cartChange,
    }),
  }),
});

export const { useAddCartPackingMutation } = cartPacking;
