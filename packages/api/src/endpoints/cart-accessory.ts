import type { Cart } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";
import { type Body, cartChange } from "./cart.ts";

const addCartProductSet = ask("addCartProductSet", "PATCH", "/v1/carts/products/add-set");
const addCartAccessory = ask("addCartAccessory", "PATCH", "/v1/carts/accessories/add");
const modifyCartAccessory = ask("modifyCartAccessory", "PATCH", "/v1/carts/accessories/modify");
const deleteCartAccessory = ask("deleteCartAccessory", "PATCH", "/v1/carts/accessories/delete");

/** What comes into the cart several at once, and what goes with what is there. */
export const cartAccessory = api.injectEndpoints({
  endpoints: (build) => ({
    addCartProductSet: build.mutation<Cart, Body<"addCartProductSet">>({
      query: (body) => addCartProductSet({ body }),
      ...cartChange,
    }),
    addCartAccessory: build.mutation<Cart, Body<"addCartAccessory">>({
      query: (body) => addCartAccessory({ body }),
      ...cartChange,
    }),
    modifyCartAccessory: build.mutation<Cart, Body<"modifyCartAccessory">>({
      query: (body) => modifyCartAccessory({ body }),
      ...cartChange,
    }),
    deleteCartAccessory: build.mutation<Cart, Body<"deleteCartAccessory">>({
      query: (body) => deleteCartAccessory({ body }),
      ...cartChange,
    }),
  }),
});

export const {
  useAddCartProductSetMutation,
  useAddCartAccessoryMutation,
  useModifyCartAccessoryMutation,
  useDeleteCartAccessoryMutation,
} = cartAccessory;
