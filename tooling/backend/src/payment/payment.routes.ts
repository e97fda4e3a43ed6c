import { calls } from "@noren/contract";
import { consultCart } from "../cart/cart-desk.ts";
import { sumCart } from "../cart/cart-sums.ts";
import { type Route, serve } from "../http/serve.ts";
import { paymentMethods } from "./payment-methods.ts";
import { paymentMessages } from "./payment.messages.ts";

export const paymentRoutes: readonly Route[] = [
  serve(calls.listPayments, async ({ channel }) => ({ data: paymentMethods(channel.paymentMethods, null) })),
  serve(calls.listCartPayments, ({ params, ...shop }) =>
    consultCart(shop, params.token, "checkout", ({ content, goods, terms }) => ({
      data: sumCart(content, goods, terms).payments,
    })),
  ),
  serve(calls.checkCartPayment, ({ params, ...shop }) =>
    consultCart(shop, params.token, "checkout", ({ content, goods, terms }) => {
      const method = sumCart(content, goods, terms).payments.find((each) => each.id === params.payment_id);
      return {
        is_available: method?.is_available ?? false,
        reason: method ? method.reason : paymentMessages.notOffered,
      };
    }),
  ),
];
