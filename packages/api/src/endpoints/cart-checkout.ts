import type { Answer, Cart } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import { type Body, cartChange, cartTags } from "./cart.ts";

const divideCartProduct = buildQuery("divideCartProduct", "PATCH", "/v1/carts/products/divide");
const modifyCartPacking = buildQuery("modifyCartPacking", "PATCH", "/v1/carts/packings/modify");
const modifyCartOrder = buildQuery("modifyCartOrder", "PATCH", "/v1/carts/order/modify");
const modifyCartOther = buildQuery("modifyCartOther", "PATCH", "/v1/carts/other/modify");
const listCartLeadTimes = buildQuery("listCartLeadTimes", "GET", "/v1/shipping-leadtime/carts/{token}");

/** Calls of the checkout that the other pages do without: destinations' parcels, orderer, payment, remarks, delivery days. */
export const cartCheckout = api.injectEndpoints({
  endpoints: (build) => {
    const change = <B>(query: (body: B) => ReturnType<typeof modifyCartOrder>) =>
      build.mutation<Cart, B>({ query, ...cartChange });
    return {
      divideCartProduct: change((body: Body<"divideCartProduct">) => divideCartProduct({ body })),
      modifyCartPacking: change((body: Body<"modifyCartPacking">) => modifyCartPacking({ body })),
      modifyCartOrder: change((body: Body<"modifyCartOrder">) => modifyCartOrder({ body })),
      modifyCartOther: change((body: Body<"modifyCartOther">) => modifyCartOther({ body })),
      listCartLeadTimes: build.query<Answer<"listCartLeadTimes">, string>({
        query: (token) => listCartLeadTimes({ params: { token } }),
        providesTags: (_, __, token) => cartTags(token),
      }),
      /** The days that suit all parcels of a destination, for the parcels with these keys. */
      listSharedLeadTimes: build.query<Answer<"listCartLeadTimes">, { token: string; keys: readonly string[] }>({
        query: ({ token, keys }) =>
          listCartLeadTimes({ params: { token }, query: { keys: keys.join(), choiceMode: "shipping" } }),
        providesTags: (_, __, { token }) => cartTags(token),
      }),
    };
  },
});

export const {
  useDivideCartProductMutation,
  useModifyCartPackingMutation,
  useModifyCartOrderMutation,
  useModifyCartOtherMutation,
  useListCartLeadTimesQuery,
  useListSharedLeadTimesQuery,
} = cartCheckout;
