import { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { requireOwner } from "../cart/cart-desk.ts";
import { cartTokenHash } from "../cart/cart-token.ts";
import { carts, cartTokens } from "../db/schema/cart.ts";
import { orders } from "../db/schema/order.ts";
import { readPage } from "../http/pagination.ts";
import { notFound } from "../http/problems.ts";
import { type Route, serve } from "../http/serve.ts";
import { cancelOrder } from "./cancel-order.ts";
import { decideCart } from "./decide-cart.ts";
import { findOrder, listOrderHistory } from "./order-history.ts";
import { orderView } from "./order-view.ts";

export const orderRoutes: readonly Route[] = [
  serve(calls.decideCart, async ({ params, body, ...shop }) => {
    const id = await decideCart(shop, params.token, body.total_payment);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw notFound();
    const order = await orderView(shop.db, row, shop.secret);
    return { order_no: order.order_no, order };
  }),
  serve(calls.getCartOrder, async ({ memberId, params, query, ...shop }) => {
    const [row] = await shop.db
      .select({ cart: carts, order: orders })
      .from(cartTokens)
      .innerJoin(carts, eq(carts.id, cartTokens.cartId))
      .innerJoin(orders, eq(orders.cartId, carts.id))
      .where(
        and(
          eq(cartTokens.hash, cartTokenHash(query.token)),
          eq(carts.channelId, shop.channel.id),
          eq(orders.orderNo, params.orderNo),
        ),
      );
    // The token is a secret of this browser's and shows this one order only, so it is enough after a session ended.
    requireOwner(row?.cart ?? null, memberId, "products");
    if (!row) throw notFound();
    return orderView(shop.db, row.order, shop.secret);
  }),
  serve(calls.listOrders, async ({ db, memberId, query, paginate }) => {
    const page = readPage(query);
    const { data, total, totalPayment } = await listOrderHistory(db, memberId, page);
    paginate(page, total);
    return { data, user_order_total_payment: totalPayment };
  }),
  serve(calls.getOrder, async ({ memberId, params, ...shop }) =>
    orderView(shop.db, await findOrder(shop.db, memberId, params.id), shop.secret),
  ),
  serve(calls.cancelOrder, async ({ memberId, params, body, ...shop }) =>
    orderView(shop.db, await cancelOrder(shop.db, memberId, params.id, body.cancel_reason, shop.now())),
  ),
];
