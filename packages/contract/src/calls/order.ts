import { cancelFields } from "@noren/validation/fields/order";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { Order, OrderSummary } from "../shapes/order.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { idParams } from "../shapes/query.ts";
import { listOf, Yen } from "../shapes/text.ts";

export const listOrders = call({
  method: "GET",
  path: "/v1/me/orders",
  auth: "member",
  summary: "The member's orders, newest first, with the sum of their payments",
  query: v.object(pageQuery),
  answer: v.object({
    data: listOf(OrderSummary),
    user_order_total_payment: described(
      "Whole yen with tax of all the member's orders that are not cancelled, on all pages.",
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
