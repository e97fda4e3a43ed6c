import type { Cart } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";
import { type Body, cartChange } from "./cart.ts";

const setSocialReceiver = ask("setSocialReceiver", "PATCH", "/v1/carts/social/receiver");

/** A cart that is given to somebody who says where it goes; a null receiver takes that back. */
export const cartSocial = api.injectEndpoints({
  endpoints: (build) => ({
    setSocialReceiver: build.mutation<Cart, Body<"setSocialReceiver">>({
      query: (body) => setSocialReceiver({ body }),
      ...cartChange,
    }),
  }),
});

export const { useSetSocialReceiverMutation } = cartSocial;
