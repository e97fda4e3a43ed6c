import type { Cart } from "@noren/contract";
import { api, PRODUCT_TAGS } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import { type Body, cartChange, cartTags } from "./cart.ts";

const addCartProductSet = buildQuery("addCartProductSet", "PATCH", "/v1/carts/products/add-set");
const reorder = buildQuery("reorder", "PATCH", "/v1/carts/products/reorder");
const saveCartProduct = buildQuery("saveCartProduct", "PATCH", "/v1/carts/products/save");
const addCartAccessory = buildQuery("addCartAccessory", "PATCH", "/v1/carts/accessories/add");
const modifyCartAccessory = buildQuery("modifyCartAccessory", "PATCH", "/v1/carts/accessories/modify");
const deleteCartAccessory = buildQuery("deleteCartAccessory", "PATCH", "/v1/carts/accessories/delete");

/** Adding several products or an order at once, saving lines for later, and accessories of lines in the cart. */
export const cartAccessory = api.injectEndpoints({
  endpoints: (build) => ({
    addCartProductSet: build.mutation<Cart, Body<"addCartProductSet">>({
      query: (body) => addCartProductSet({ body }),
      ...cartChange,
      // As of `addCartProduct`: what shows a refused product is fetched again.
      invalidatesTags: (changed) => (changed ? cartTags(changed.token) : PRODUCT_TAGS),
    }),
    reorder: build.mutation<Cart, Body<"reorder">>({
      query: (body) => reorder({ body }),
      ...cartChange,
    }),
    saveCartProduct: build.mutation<Cart, Body<"saveCartProduct">>({
      query: (body) => saveCartProduct({ body }),
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
  useReorderMutation,
  useSaveCartProductMutation,
  useAddCartAccessoryMutation,
  useModifyCartAccessoryMutation,
  useDeleteCartAccessoryMutation,
} = cartAccessory;
