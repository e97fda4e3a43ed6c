import { cancelFields } from "@noren/validation/fields/order";
import * as v from "valibot";
import { call } from "../call.ts";
import { inputs } from "../input.ts";
import { Order, OrderSummary } from "../shapes/order.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { wholeNumber } from "../shapes/query.ts";
import { Yen } from "../shapes/text.ts";

const id = { params: v.object({ id: wholeNumber(1, 2_147_483_647) }) };

export const listOrders = call({
  method: "GET",
  path: "/v1/me/orders",
  auth: "member",
  summary: "The member's orders, newest first, with what they paid in all",
  query: v.object(pageQuery),
  answer: v.object({ data: v.array(OrderSummary), user_order_total_payment: Yen }),
  paged: true,
});

export const getOrder = call({
  method: "GET",
  path: "/v1/me/orders/{id}",
  auth: "member",
  summary: "One order",
  ...id,
  answer: Order,
});

export const cancelOrder = call({
  method: "PUT",
  path: "/v1/me/orders/{id}/cancel",
  auth: "member",
  summary: "Cancels an order that has not been prepared yet; its stock comes back",
  ...id,
  body: v.object(inputs(cancelFields)),
  answer: Order,
  errors: { "order.cancel.not_allowed": 409 },
});
