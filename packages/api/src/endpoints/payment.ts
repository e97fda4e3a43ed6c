import type { Answer, Cart } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import { type Body, cart, cartChange, cartTags } from "./cart.ts";

const listPayments = buildQuery("listPayments", "GET", "/v1/payments");
const listCartPayments = buildQuery("listCartPayments", "GET", "/v1/payments/carts/{token}");
const checkCartPayment = buildQuery("checkCartPayment", "GET", "/v1/carts/{token}/payment/{payment_id}/check");
const getPaymentService = buildQuery("getPaymentService", "GET", "/v1/settings/payment-service/{code}");
const receiveFraudDetection = buildQuery("receiveFraudDetection", "POST", "/v1/sbpayment/receive/fraud-detection");
const deleteTransactionError = buildQuery("deleteTransactionError", "PATCH", "/v1/carts/transaction/error/delete");

export const payment = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<Answer<"listPayments">, void>({ query: () => listPayments() }),
    listCartPayments: build.query<Answer<"listCartPayments">, string>({
      query: (token) => listCartPayments({ params: { token } }),
      providesTags: (_, __, token) => cartTags(token),
    }),
    /** Whether the cart can be paid by this method now, and the URL of a payment under way. */
    checkCartPayment: build.query<Answer<"checkCartPayment">, { token: string; payment_id: number }>({
      query: (params) => checkCartPayment({ params }),
      providesTags: (_, __, { token }) => cartTags(token),
      /** The check may end a payment and store the reason in the cart, so the cached cart is outdated. */
      async onQueryStarted({ token }, { dispatch, queryFulfilled }): Promise<void> {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer?.data.in_progress === null)
          void dispatch(cart.endpoints.getCart.initiate(token, { forceRefetch: true, subscribe: false }));
      },
    }),
    /** The service behind a payment method, by the method's code: its script and the script's arguments. */
    getPaymentService: build.query<Answer<"getPaymentService">, string>({
      query: (code) => getPaymentService({ params: { code } }),
    }),
    /** Reports the id that the service's script gave this browser. */
    receiveFraudDetection: build.mutation<Answer<"receiveFraudDetection">, Body<"receiveFraudDetection">>({
      query: (body) => receiveFraudDetection({ body }),
    }),
    /** Removes the error of the last payment, once read, from the cached cart. */
    deleteTransactionError: build.mutation<Cart, string>({
      query: (token) => deleteTransactionError({ body: { token } }),
      ...cartChange,
    }),
  }),
});

export const {
  useListPaymentsQuery,
  useListCartPaymentsQuery,
  useCheckCartPaymentQuery,
  useGetPaymentServiceQuery,
  useReceiveFraudDetectionMutation,
  useDeleteTransactionErrorMutation,
} = payment;
