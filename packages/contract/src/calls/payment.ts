import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { Cart, CartToken } from "../shapes/cart.ts";
import { FraudSession, PaymentInProgress, PaymentMethod, PaymentServiceSettings } from "../shapes/payment.ts";
import { wholeNumber } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";
import { cartErrors } from "./cart-errors.ts";

export const listPayments = call({
  method: "GET",
  path: "/v1/payments",
  auth: "public",
  summary: "The shop's payment methods",
  answer: v.object({ data: listOf(PaymentMethod) }),
});

export const listCartPayments = call({
  method: "GET",
  path: "/v1/payments/carts/{token}",
  auth: "cart-token",
  summary: "The payment methods for this cart with their fees and availability",
  params: v.object({ token: CartToken }),
  answer: v.object({ data: listOf(PaymentMethod) }),
  errors: cartErrors,
});

export const checkCartPayment = call({
  method: "GET",
  path: "/v1/carts/{token}/payment/{payment_id}/check",
  auth: "cart-token",
  summary: "Whether a payment method is available for the cart now",
  params: v.object({
    token: CartToken,
    payment_id: described("The payment method's `id` from `GET /v1/payments`.", wholeNumber(1, 1000)),
  }),
  answer: v.object({
    is_available: described("Whether it can be chosen now.", v.boolean()),
    reason: described("Why it is not available; null if it is.", v.nullable(v.string())),
    in_progress: described(
      "A payment of this cart that waits at the service for the shopper, or whose order was placed meanwhile; null for none.",
      v.nullable(PaymentInProgress),
    ),
  }),
  errors: cartErrors,
});

export const getPaymentService = call({
  method: "GET",
  path: "/v1/settings/payment-service/{code}",
  auth: "public",
  summary: "The payment service of a payment method, by the method's code, e.g. `card`",
  params: v.object({
    code: described(
      "The payment service's code.",
      v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/, "形式が正しくありません。")),
    ),
  }),
  answer: PaymentServiceSettings,
  errors: { not_found: 404 },
});

export const deleteTransactionError = call({
  method: "PATCH",
  path: "/v1/carts/transaction/error/delete",
  auth: "cart-token",
  summary: "Removes the error of the last payment from the cart, once the shopper has read it",
  body: v.object({ token: CartToken }),
  answer: Cart,
  errors: cartErrors,
});

export const receiveFraudDetection = call({
  method: "POST",
  path: "/v1/sbpayment/receive/fraud-detection",
  auth: "cart-token",
  summary: "Sends the service script's id of this browser, which the fraud check of the cart's next payment uses",
  body: v.object({ token: CartToken, session: described("The service script's name for the browser.", FraudSession) }),
  /** The service's result: `review` requires 3-D Secure, `rejected` refuses the payment. */
  answer: v.object({ result: v.picklist(["accepted", "review", "rejected"]) }),
  errors: { ...cartErrors, "cart.payment.unreachable": 409 },
});
