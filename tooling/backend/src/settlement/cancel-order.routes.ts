import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { cancelOrder } from "../order/cancel-order.ts";
import { getOrder } from "../order/order-history.ts";
import { loadOrder } from "../order/load-order.ts";
import { settleOrder } from "./settle-payment.ts";

export const cancelOrderRoutes: readonly Route[] = [
  serve(calls.cancelOrder, async ({ memberId, params, body, ...context }) => {
    await cancelOrder(context.db, memberId, params.id, body.cancel_reason, context.now());
    await settleOrder(context, params.id);
    return loadOrder(context.db, await getOrder(context.db, memberId, params.id), context.secret);
  }),
];
