import type { Answer, Cart } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";
import { type Body, cartChange, ofCart } from "./cart.ts";

const listPayments = ask("listPayments", "GET", "/v1/payments");
const listCartPayments = ask("listCartPayments", "GET", "/v1/payments/carts/{token}");
const checkCartPayment = ask("checkCartPayment", "GET", "/v1/carts/{token}/payment/{payment_id}/check");
const getPaymentService = ask("getPaymentService", "GET", "/v1/settings/payment-service/{code}");
const receiveFraudDetection = ask("receiveFraudDetection", "POST", "/v1/sbpayment/receive/fraud-detection");
const deleteTransactionError = ask("deleteTransactionError", "PATCH", "/v1/carts/transaction/error/delete");

export const payment = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<Answer<"listPayments">, void>({ query: () => listPayments() }),
    listCartPayments: build.query<Answer<"listCartPayments">, string>({
      query: (token) => listCartPayments({ params: { token } }),
      providesTags: (_, __, token) => ofCart(token),
    }),
    /** Whether the cart can be paid so now, and where a payment of it waits for the shopper. */
    checkCartPayment: build.query<Answer<"checkCartPayment">, { token: string; payment_id: number }>({
      query: (params) => checkCartPayment({ params }),
      providesTags: (_, __, { token }) => ofCart(token),
    }),
    /** The service behind a way to pay, by the way's code: its script, and what to call it with. */
    getPaymentService: build.query<Answer<"getPaymentService">, string>({
      query: (code) => getPaymentService({ params: { code } }),
    }),
    /** Says how the service's script calls this browser. */
    receiveFraudDetection: build.mutation<Answer<"receiveFraudDetection">, Body<"receiveFraudDetection">>({
      query: (body) => receiveFraudDetection({ body }),
    }),
    /** The error of the last payment has been read; it goes out of the cart's one entry. */
    deleteTransactionError: build.mutation<Cart, string>({
      query: (token) => deleteTransactionError({ body: { token } }),
      ...cartChange,
    }),
  }),
});

export const {
  useListPaymentsQuery,
  useListCartPaymentsQuery,
  useLazyCheckCartPaymentQuery,
  useGetPaymentServiceQuery,
  useReceiveFraudDetectionMutation,
  useDeleteTransactionErrorMutation,
} = payment;
