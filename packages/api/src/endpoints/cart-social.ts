import type { Cart } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import { type Body, cartChange } from "./cart.ts";

const setSocialReceiver = buildQuery("setSocialReceiver", "PATCH", "/v1/carts/social/receiver");

/** Turns a cart into a social gift, whose recipient enters the address; a null receiver undoes it. */
export const cartSocial = api.injectEndpoints({
  endpoints: (build) => ({
    setSocialReceiver: build.mutation<Cart, Body<"setSocialReceiver">>({
      query: (body) => setSocialReceiver({ body }),
      ...cartChange,
    }),
  }),
});

export const { useSetSocialReceiverMutation } = cartSocial;
