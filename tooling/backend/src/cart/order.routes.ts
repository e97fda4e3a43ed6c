import { calls } from "@noren/contract";
import { requirePrefecture } from "../address/prefecture.ts";
import { ApiError } from "../http/api-error.ts";
import { createValidationError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { methodsCopy } from "../payment/methods/methods.copy.ts";
import { editCart } from "./locked-cart.ts";
import { sumCart } from "./cart-sums.ts";
import { cartCopy } from "./cart.copy.ts";
import { findDestination, createUnknownSenderError } from "./find-destination.ts";

export const cartOrderRoutes: readonly Route[] = [
  serve(calls.modifyCartOrder, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (locked) => {
      const { content, cart, variants, pricing } = locked;
      const changed = { ...content };
      if (body.orderer) {
        if (cart.userId !== null) throw createValidationError({ orderer: [cartCopy.ordererOfMember] });
        requirePrefecture(body.orderer.prefecture, "orderer.prefecture");
        changed.orderer = body.orderer;
      }
      const { sender, sender_address_id: id } = body;
      if (sender !== undefined || id !== undefined) {
        changed.sender = await findDestination(locked, { id, address: sender }, "sender");
        if (id !== undefined && !changed.sender) throw createUnknownSenderError();
        if (body.is_sender_of_all) changed.shippings = changed.shippings.map(({ sender: _, ...shipping }) => shipping);
      }
      if (body.payment_id !== undefined) {
        changed.payment_id = body.payment_id;
        const { payment, payments } = sumCart(changed, variants, pricing);
        const reason = payments.find((method) => method.id === body.payment_id)?.reason ?? methodsCopy.notOffered;
        if (!payment) throw new ApiError(422, "cart.payment.not_available", reason);
        const { payment_store: _, invoice_recipient: __, ...rest } = changed;
        return {
          ...rest,
          ...(body.payment_store && payment.stores && { payment_store: body.payment_store }),
          ...(body.invoice_recipient && payment.has_invoice && { invoice_recipient: body.invoice_recipient }),
        };
      }
      return changed;
    }),
  ),
  serve(calls.modifyCartOther, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => ({ ...content, remarks: body.remarks })),
  ),
];
