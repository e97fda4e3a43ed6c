import * as v from "valibot";
import { call } from "../call.ts";
import { Cart, CartToken } from "../shapes/cart.ts";
import { FraudSession, PaymentServiceSettings } from "../shapes/payment.ts";

/** An unknown token is 404 and tells nothing. */
const cartErrors = { not_found: 404, "cart.common.is_expired": 410 } as const;

export const getPaymentService = call({
  method: "GET",
  path: "/v1/settings/payment-service/{code}",
  auth: "public",
  summary: "The service behind a way to pay that the shop offers, by the way's code, e.g. `card`",
  params: v.object({ code: v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/, "形式が正しくありません。")) }),
  answer: PaymentServiceSettings,
  errors: { not_found: 404 },
});

export const deleteTransactionError = call({
  method: "PATCH",
  path: "/v1/carts/transaction/error/delete",
  auth: "cart-token",
  summary: "Takes the error of the last payment out of the cart, once the shopper has read it",
  body: v.object({ token: CartToken }),
  answer: Cart,
  errors: cartErrors,
});

export const receiveFraudDetection = call({
  method: "POST",
  path: "/v1/sbpayment/receive/fraud-detection",
  auth: "cart-token",
  summary:
    "Hands over how the payment service's script calls this browser; the next payment of the cart is judged by it",
  body: v.object({ token: CartToken, session: FraudSession }),
  /** As the service judges the browser now: `review` is asked for 3-D Secure, `rejected` is refused. */
  answer: v.object({ result: v.picklist(["accepted", "review", "rejected"]) }),
  errors: { ...cartErrors, "cart.payment.unreachable": 409 },
});
