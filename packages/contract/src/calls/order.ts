import { cancelFields } from "@noren/validation/fields/order";
import { orderSearchFields } from "@noren/validation/fields/search";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { input, inputs } from "../input.ts";
import { Order, OrderSummary } from "../shapes/order.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { idParams } from "../shapes/query.ts";
import { DateOnly, listOf, Yen } from "../shapes/text.ts";

export const listOrders = call({
  method: "GET",
  path: "/v1/me/orders",
  auth: "member",
  summary: "The member's orders, newest first, with the sum of their payments",
  query: v.object({
    ...pageQuery,
    from: described("Only orders from this day on, in Japan.", v.optional(DateOnly)),
    to: described("Only orders up to this day, included.", v.optional(DateOnly)),
    status: described("Only orders with this status.", input(orderSearchFields.status)),
    word: described("Only orders whose number or a product's name contains it.", input(orderSearchFields.word)),
  }),
  answer: v.object({
    data: listOf(OrderSummary),
    user_order_total_payment: described(
      "Whole yen with tax of all the member's orders that are not cancelled, on all pages and in any period.",
      Yen,
    ),
  }),
  paged: true,
});

export const getOrder = call({
  method: "GET",
  path: "/v1/me/orders/{id}",
  auth: "member",
  summary: "An order",
  params: idParams,
  answer: Order,
});

export const cancelOrder = call({
  method: "PUT",
  path: "/v1/me/orders/{id}/cancel",
  auth: "member",
  summary: "Cancels an order before it is prepared; its stock is returned",
  params: idParams,
  body: v.object(inputs(cancelFields)),
  answer: Order,
  errors: { "order.cancel.not_allowed": 409 },
});
