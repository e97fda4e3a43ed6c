import type { CallName, Cart, Input } from "@noren/contract";
import type { Dispatch } from "@reduxjs/toolkit";
import { copyWithStructuralSharing } from "@reduxjs/toolkit/query";
import { api, keyedTag, PRODUCT_TAGS } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const initCart = buildQuery("initCart", "POST", "/v1/carts/init");
const getCart = buildQuery("getCart", "GET", "/v1/carts/{token}");
const resetCart = buildQuery("resetCart", "PATCH", "/v1/carts/reset");
const addCartProduct = buildQuery("addCartProduct", "PATCH", "/v1/carts/products/add");
const modifyCartProduct = buildQuery("modifyCartProduct", "PATCH", "/v1/carts/products/modify");
const deleteCartProduct = buildQuery("deleteCartProduct", "PATCH", "/v1/carts/products/delete");
const addCartShipping = buildQuery("addCartShipping", "PATCH", "/v1/carts/shippings/add");
const modifyCartShipping = buildQuery("modifyCartShipping", "PATCH", "/v1/carts/shippings/modify");
const resetCartShippings = buildQuery("resetCartShippings", "PATCH", "/v1/carts/shippings/reset");

export type Body<N extends CallName> = Input<N> extends { body: infer B } ? B : never;

/** Tags of data that depends on the cart: delivery days and payment methods are refetched when it changes. */
export const cartTags = (token: string) => [keyedTag("Cart", token)];

/** Every change answers the whole cart, which replaces the cached one. */
export const cartChange = {
  invalidatesTags: (changed: Cart | undefined) => (changed ? cartTags(changed.token) : []),
  async onQueryStarted(
    _: unknown,
    { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: PromiseLike<{ data: Cart }> },
  ): Promise<void> {
    const answered = await Promise.resolve(queryFulfilled).catch(() => undefined);
    if (!answered) return;
    const { data: value } = answered;
    dispatch(cart.util.upsertQueryEntries([{ endpointName: "getCart", arg: value.token, value }]));
  },
};

export const cart = api.injectEndpoints({
  endpoints: (build) => {
    const change = <B>(query: (body: B) => ReturnType<typeof resetCart>) =>
      build.mutation<Cart, B>({ query, ...cartChange });
    return {
      /** The only cache entry of a cart. The cart's state machine keeps the token. */
      getCart: build.query<Cart, string>({
        async queryFn(token, { getState }, _, ask) {
          for (;;) {
            const before = selectCart(getState(), token);
            const answer = await ask(getCart({ params: { token } }));
            if (answer.error) return { error: answer.error };
            const data = answer.data as Cart;
            const now = selectCart(getState(), token);
            // The server may have read this cart before the change whose answer arrived meanwhile.
            if (now === undefined || now === before || copyWithStructuralSharing(now, data) === now) return { data };
          }
        },
        providesTags: ["Favourite"],
      }),
      initCart: change((body: Body<"initCart">) => initCart({ body })),
      resetCart: change((token: string) => resetCart({ body: { token } })),
      /** A product that the server refuses has changed, for example sold its last piece: what shows it is fetched again. */
      addCartProduct: build.mutation<Cart, Body<"addCartProduct">>({
        query: (body) => addCartProduct({ body }),
        ...cartChange,
        invalidatesTags: (changed) => (changed ? cartTags(changed.token) : PRODUCT_TAGS),
      }),
      modifyCartProduct: change((body: Body<"modifyCartProduct">) => modifyCartProduct({ body })),
      /** Removes lines, or with `undo` takes the last removal back. */
      deleteCartProduct: change((body: Body<"deleteCartProduct">) => deleteCartProduct({ body })),
      addCartShipping: change((body: Body<"addCartShipping">) => addCartShipping({ body })),
      modifyCartShipping: change((body: Body<"modifyCartShipping">) => modifyCartShipping({ body })),
      resetCartShippings: change((body: Body<"resetCartShippings">) => resetCartShippings({ body })),
    };
  },
});

/** The cart in the cache. */
function selectCart(state: unknown, token: string): Cart | undefined {
  const select = cart.endpoints.getCart.select(token);
  return select(state as Parameters<typeof select>[0]).data;
}

export const {
  useGetCartQuery,
  useInitCartMutation,
  useResetCartMutation,
  useAddCartProductMutation,
  useModifyCartProductMutation,
  useDeleteCartProductMutation,
  useAddCartShippingMutation,
  useModifyCartShippingMutation,
  useResetCartShippingsMutation,
} = cart;
