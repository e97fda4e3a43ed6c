import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const listGiftProducts = buildQuery("listGiftProducts", "GET", "/v1/social-gifts/{token}/products");
const getGiftShipping = buildQuery("getGiftShipping", "GET", "/v1/social-gifts/{token}/shipping");
const checkGiftShipping = buildQuery("checkGiftShipping", "POST", "/v1/social-gifts/check/shipping");
const listGiftLeadTimes = buildQuery("listGiftLeadTimes", "GET", "/v1/shipping-leadtime/input/{token}");
const checkGiftDelivery = buildQuery("checkGiftDelivery", "POST", "/v1/social-gifts/check/delivery");
const acceptGift = buildQuery("acceptGift", "PUT", "/v1/social-gifts/{token}");
const declineGift = buildQuery("declineGift", "PUT", "/v1/social-gifts/{token}/decline");
const getGiftCompletion = buildQuery("getGiftCompletion", "GET", "/v1/social-gifts/{token}/complete");

/** A social gift for its recipient, by the token of the link. It belongs to no session. */
export const gift = api.injectEndpoints({
  endpoints: (build) => ({
    listGiftProducts: build.query<Answer<"listGiftProducts">, string>({
      query: (token) => listGiftProducts({ params: { token } }),
    }),
    getGiftShipping: build.query<Answer<"getGiftShipping">, string>({
      query: (token) => getGiftShipping({ params: { token } }),
    }),
    checkGiftShipping: build.mutation<Answer<"checkGiftShipping">, Input<"checkGiftShipping">["body"]>({
      query: (body) => checkGiftShipping({ body }),
    }),
    /** Delivery days and slots for a postal code of seven digits. */
    listGiftLeadTimes: build.query<Answer<"listGiftLeadTimes">, { token: string; postal: string; pref: string }>({
      query: ({ token, ...query }) => listGiftLeadTimes({ params: { token }, query }),
    }),
    checkGiftDelivery: build.mutation<Answer<"checkGiftDelivery">, Input<"checkGiftDelivery">["body"]>({
      query: (body) => checkGiftDelivery({ body }),
    }),
    acceptGift: build.mutation<Answer<"acceptGift">, { token: string } & Input<"acceptGift">["body"]>({
      query: ({ token, ...body }) => acceptGift({ params: { token }, body }),
    }),
    declineGift: build.mutation<Answer<"declineGift">, string>({
      query: (token) => declineGift({ params: { token } }),
    }),
    getGiftCompletion: build.query<Answer<"getGiftCompletion">, string>({
      query: (token) => getGiftCompletion({ params: { token } }),
    }),
  }),
});

export const {
  useListGiftProductsQuery,
  useGetGiftShippingQuery,
  useCheckGiftShippingMutation,
  useListGiftLeadTimesQuery,
  useCheckGiftDeliveryMutation,
  useAcceptGiftMutation,
  useDeclineGiftMutation,
  useGetGiftCompletionQuery,
} = gift;
