import { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { requireOwner } from "../cart/locked-cart.ts";
import { cartTokenHash } from "../cart/cart-token.ts";
import { carts, cartTokens } from "../db/schema/cart.ts";
import { orders } from "../db/schema/order.ts";
import { readPage } from "../http/pagination.ts";
import { notFound } from "../http/problems.ts";
import { type Route, serve } from "../http/serve.ts";
import { countingCards } from "../payment/card-attempts.ts";
import { lookForPayment } from "../payment/look-for-payment.ts";
import { payAndDecide } from "../payment/pay-and-decide.ts";
import { settleOrder } from "../payment/settle.ts";
import { cancelOrder } from "./cancel-order.ts";
import { findOrder, listOrderHistory } from "./order-history.ts";
import { orderView } from "./order-view.ts";

export const orderRoutes: readonly Route[] = [
  serve(calls.decideCart, async ({ params, body, ...shop }) => {
    const decide = () => payAndDecide(shop, params.token, body.total_payment, body.payment);
    const decided = await (body.payment ? countingCards(shop, decide) : decide());
    if ("inProgress" in decided) {
      return { order_no: decided.inProgress.order_no, order: null, payment: decided.inProgress };
    }
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, decided.orderId));
    if (!row) throw notFound();
    const order = await orderView(shop.db, row, shop.secret);
    return { order_no: order.order_no, order, payment: null };
  }),
  serve(calls.getCartOrder, async ({ memberId, params: { orderNo }, query: { token }, ...shop }) => {
    const { db, channel } = shop;
    const find = () =>
      db
        .select({ cart: carts, order: orders })
        .from(cartTokens)
        .innerJoin(carts, eq(carts.id, cartTokens.cartId))
        .innerJoin(orders, eq(orders.cartId, carts.id))
        .where(
          and(eq(cartTokens.hash, cartTokenHash(token)), eq(carts.channelId, channel.id), eq(orders.orderNo, orderNo)),
        );
    let [row] = await find();
    if (!row) {
      await lookForPayment(shop, { token, orderNo });
      [row] = await find();
    }
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
  serve(calls.cancelOrder, async ({ memberId, params, body, ...shop }) => {
    await cancelOrder(shop.db, memberId, params.id, body.cancel_reason, shop.now());
    await settleOrder(shop, params.id);
    return orderView(shop.db, await findOrder(shop.db, memberId, params.id), shop.secret);
  }),
];
