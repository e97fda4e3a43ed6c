import { calls } from "@noren/contract";
import { requirePrefecture } from "../address/prefecture.ts";
import { ApiError } from "../http/api-error.ts";
import { invalid } from "../http/problems.ts";
import { type Route, serve } from "../http/serve.ts";
import { paymentMessages } from "../payment/payment.messages.ts";
import { editCart } from "./cart-desk.ts";
import { sumCart } from "./cart-sums.ts";
import { cartMessages } from "./cart.messages.ts";

export const cartOrderRoutes: readonly Route[] = [
  serve(calls.modifyCartOrder, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content, cart, goods, terms }) => {
      const changed = { ...content };
      if (body.orderer) {
        if (cart.userId !== null) throw invalid({ orderer: [cartMessages.ordererOfMember] });
        requirePrefecture(body.orderer.prefecture, "orderer.prefecture");
        changed.orderer = body.orderer;
      }
      if (body.payment_id !== undefined) {
        changed.payment_id = body.payment_id;
        const { payment, payments } = sumCart(changed, goods, terms);
        const reason = payments.find((method) => method.id === body.payment_id)?.reason ?? paymentMessages.notOffered;
        if (!payment) throw new ApiError(422, "cart.payment.not_available", reason);
      }
      return changed;
    }),
  ),
  serve(calls.modifyCartOther, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => ({ ...content, remarks: body.remarks })),
  ),
];
