import { calls } from "@noren/contract";
import { readCart, editCart } from "../cart/locked-cart.ts";
import { sumCart } from "../cart/cart-sums.ts";
import { createNotFoundError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { cardService } from "../card/card-service.ts";
import { createServiceUnreachableError } from "./service/service-unreachable.ts";
import { listPaymentMethods } from "./methods/payment-methods.ts";
import { ServiceUnreachable } from "./service/payment-service.ts";
import { serviceOf } from "./service/service-of.ts";

export const paymentRoutes: readonly Route[] = [
  serve(calls.listPayments, async ({ channel }) => ({ data: listPaymentMethods(channel.paymentMethods, null) })),
  serve(calls.listCartPayments, ({ params, ...shop }) =>
    readCart(shop, params.token, "checkout", ({ content, variants, pricing }) => ({
      data: sumCart(content, variants, pricing).payments,
    })),
  ),
  serve(calls.getPaymentService, async ({ channel, params, services }) => {
    const offer = channel.paymentMethods.find(({ code }) => code === params.code);
    if (offer?.service === undefined) throw createNotFoundError();
    return serviceOf({ services }, offer.service).settings();
  }),
  serve(calls.deleteTransactionError, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => ({ ...content, transaction_error: null })),
  ),
  serve(calls.receiveFraudDetection, async ({ body: { token, session }, ...shop }) => {
    const service = cardService(shop.channel);
    if (service === undefined) throw createNotFoundError();
    await editCart(shop, token, "checkout", ({ content }) => ({ ...content, fraud_session: session }));
    try {
      return { result: await serviceOf(shop, service).assessFraud(session) };
    } catch (error) {
      throw error instanceof ServiceUnreachable ? createServiceUnreachableError() : error;
    }
  }),
];
