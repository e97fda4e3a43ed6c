import { calls } from "@noren/contract";
import { editCart } from "../cart/locked-cart.ts";
import { type Route, serve } from "../context/serve.ts";
import { readLimitedPage } from "../http/pagination.ts";
import { getOrder, listOrderHistory } from "./order-history.ts";
import { loadOrder } from "./load-order.ts";
import { reorder } from "./reorder.ts";

export const orderRoutes: readonly Route[] = [
  serve(calls.listOrders, async ({ db, memberId, query, paginate }) => {
    const page = readLimitedPage(query);
    const { data, total, totalPayment } = await listOrderHistory(db, memberId, page, query);
    paginate(page, total);
    return { data, user_order_total_payment: totalPayment };
  }),
  serve(calls.getOrder, async ({ memberId, params, ...context }) =>
    loadOrder(context.db, await getOrder(context.db, memberId, params.id), context.secret),
  ),
  serve(calls.reorder, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", (locked) =>
      reorder(locked, shop, { memberId: shop.memberId, orderId: body.order_id }),
    ),
  ),
];
