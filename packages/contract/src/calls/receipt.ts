import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { CartToken } from "../shapes/cart.ts";
import { Order, OrderNo } from "../shapes/order.ts";
import { idParams } from "../shapes/query.ts";
import { GuestReceipt, OrderToken, QuotationQuery, ReceiptInfo, ReceiptState } from "../shapes/receipt.ts";

const pdf = { file: ["application/pdf"] } as const;
const notAllowed = { "order.receipt.not_allowed": 409 } as const;
const issued = { ...notAllowed, "order.receipt.issued": 409 } as const;
const limited = { rate_limited: 429 } as const;

export const downloadReceipt = call({
  method: "GET",
  path: "/v1/me/orders/{id}/download/receipt",
  auth: "member",
  summary: "The receipt (適格請求書) as PDF; the first download issues it, later ones are marked 再発行",
  params: idParams,
  ...pdf,
  errors: { ...notAllowed, ...limited },
});

export const saveReceipt = call({
  method: "PUT",
  path: "/v1/me/orders/{id}/download/receipt",
  auth: "member",
  summary: "Sets the receipt's 宛名 and 但し書き, until it is issued",
  params: idParams,
  body: ReceiptInfo,
  answer: Order,
  errors: issued,
});

export const downloadOrderQuotation = call({
  method: "GET",
  path: "/v1/me/orders/{id}/download/quotation",
  auth: "member",
  summary: "The order as a quotation (見積書), PDF; valid for 30 days from the order",
  params: idParams,
  query: QuotationQuery,
  ...pdf,
  errors: { "order.quotation.not_allowed": 409, ...limited },
});

export const downloadDeliverySlips = call({
  method: "GET",
  path: "/v1/me/orders/{id}/download/delivery-slip",
  auth: "member",
  summary:
    "The delivery slips (納品書) of an order's parcels, PDF; without prices for parcels that hide them and for social gifts",
  params: idParams,
  ...pdf,
  errors: { "order.delivery_slip.not_allowed": 409, ...limited },
});

export const downloadCartQuotation = call({
  method: "GET",
  path: "/v1/carts/{token}/download/quotation",
  auth: "cart-token",
  summary: "The cart as a quotation (見積書), PDF; valid for 30 days",
  params: v.object({ token: CartToken }),
  query: QuotationQuery,
  ...pdf,
  errors: {
    ...limited,
    not_found: 404,
    "cart.common.is_expired": 410,
    "cart.quotation.empty": 422,
    "cart.quotation.not_allowed": 409,
  },
});

/** The order's number and the token of its mail. The call responds with 404 if one of them is wrong. */
const guest = {
  params: v.object({ no: described("The order's number.", OrderNo) }),
  query: v.object({ t: OrderToken }),
};

export const downloadGuestReceipt = call({
  method: "GET",
  path: "/v1/orders/{no}/download/receipt",
  auth: "order-token",
  summary: "The receipt as PDF, by the order's number and token",
  ...guest,
  ...pdf,
  errors: { ...notAllowed, ...limited },
});

export const checkGuestReceipt = call({
  method: "GET",
  path: "/v1/orders/{no}/check/receipt",
  auth: "order-token",
  summary: "Whether the receipt can be edited and downloaded now",
  ...guest,
  answer: v.object({ no: described("The order's number.", v.string()), ...ReceiptState.entries }),
});

export const getGuestReceipt = call({
  method: "GET",
  path: "/v1/orders/{no}/guest/receipt",
  auth: "order-token",
  summary: "The current receipt",
  ...guest,
  answer: GuestReceipt,
});

export const saveGuestReceipt = call({
  method: "PUT",
  path: "/v1/orders/{no}/guest/receipt",
  auth: "order-token",
  summary: "Sets the receipt's 宛名 and 但し書き, until it is issued",
  params: guest.params,
  body: v.object({ t: OrderToken, receiptInfo: ReceiptInfo }),
  answer: GuestReceipt,
  errors: issued,
});
