import type { Answer, CallName, Cart, Input } from "@noren/contract";
import type { Dispatch } from "@reduxjs/toolkit";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const initCart = ask("initCart", "POST", "/v1/carts/init");
const getCart = ask("getCart", "GET", "/v1/carts/{token}");
const resetCart = ask("resetCart", "PATCH", "/v1/carts/reset");
const addCartProduct = ask("addCartProduct", "PATCH", "/v1/carts/products/add");
const modifyCartProduct = ask("modifyCartProduct", "PATCH", "/v1/carts/products/modify");
const deleteCartProduct = ask("deleteCartProduct", "PATCH", "/v1/carts/products/delete");
const divideCartProduct = ask("divideCartProduct", "PATCH", "/v1/carts/products/divide");
const addCartShipping = ask("addCartShipping", "PATCH", "/v1/carts/shippings/add");
const modifyCartShipping = ask("modifyCartShipping", "PATCH", "/v1/carts/shippings/modify");
const resetCartShippings = ask("resetCartShippings", "PATCH", "/v1/carts/shippings/reset");
const modifyCartPacking = ask("modifyCartPacking", "PATCH", "/v1/carts/packings/modify");
const modifyCartOrder = ask("modifyCartOrder", "PATCH", "/v1/carts/order/modify");
const modifyCartOther = ask("modifyCartOther", "PATCH", "/v1/carts/other/modify");
const listCartLeadTimes = ask("listCartLeadTimes", "GET", "/v1/shipping-leadtime/carts/{token}");
const decideCart = ask("decideCart", "POST", "/v1/carts/{token}/decision");
const getCartOrder = ask("getCartOrder", "GET", "/v1/carts/order/{orderNo}");

export type Body<N extends CallName> = Input<N> extends { body: infer B } ? B : never;

/** Of what a cart depends: its days and ways of paying are asked for again when it changes. */
export const ofCart = (token: string) => [{ type: "Cart", id: token }] as const;

/** What every change has in common: it answers the whole cart, which takes the place of the one in the cache. */
export const cartChange = {
  invalidatesTags: (changed: Cart | undefined) => (changed ? ofCart(changed.token) : []),
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
      /** The one cache entry of a cart. Whose token it is, the cart's machine knows. */
      getCart: build.query<Cart, string>({
        query: (token) => getCart({ params: { token } }),
        providesTags: ["Favourite"],
      }),
      initCart: change((body: Body<"initCart">) => initCart({ body })),
      resetCart: change((token: string) => resetCart({ body: { token } })),
      addCartProduct: change((body: Body<"addCartProduct">) => addCartProduct({ body })),
      modifyCartProduct: change((body: Body<"modifyCartProduct">) => modifyCartProduct({ body })),
      deleteCartProduct: change((body: Body<"deleteCartProduct">) => deleteCartProduct({ body })),
      divideCartProduct: change((body: Body<"divideCartProduct">) => divideCartProduct({ body })),
      addCartShipping: change((body: Body<"addCartShipping">) => addCartShipping({ body })),
      modifyCartShipping: change((body: Body<"modifyCartShipping">) => modifyCartShipping({ body })),
      resetCartShippings: change((body: Body<"resetCartShippings">) => resetCartShippings({ body })),
      modifyCartPacking: change((body: Body<"modifyCartPacking">) => modifyCartPacking({ body })),
      modifyCartOrder: change((body: Body<"modifyCartOrder">) => modifyCartOrder({ body })),
      modifyCartOther: change((body: Body<"modifyCartOther">) => modifyCartOther({ body })),
      listCartLeadTimes: build.query<Answer<"listCartLeadTimes">, string>({
        query: (token) => listCartLeadTimes({ params: { token } }),
        providesTags: (_, __, token) => ofCart(token),
      }),
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
    };
  },
});

export const {
  useGetCartQuery,
  useInitCartMutation,
  useResetCartMutation,
  useAddCartProductMutation,
  useModifyCartProductMutation,
  useDeleteCartProductMutation,
  useDivideCartProductMutation,
  useAddCartShippingMutation,
  useModifyCartShippingMutation,
  useResetCartShippingsMutation,
  useModifyCartPackingMutation,
  useModifyCartOrderMutation,
  useModifyCartOtherMutation,
  useListCartLeadTimesQuery,
  useDecideCartMutation,
  useGetCartOrderQuery,
} = cart;
