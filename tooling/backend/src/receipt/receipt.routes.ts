import { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { GuestReceipt } from "@noren/contract";
import { type OrderRow, orders } from "../db/schema/order.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound } from "../http/problems.ts";
import { type Route, serve, type Surroundings } from "../http/serve.ts";
import { findOrder } from "../order/order-history.ts";
import { isOrderToken } from "../order/order-token.ts";
import { orderView } from "../order/order-view.ts";
import { receiptPdf } from "./receipt-pdf.ts";
import { receiptPdfCopy } from "./receipt-pdf.copy.ts";
import { issueReceipt, readReceipt, saveReceipt } from "./receipt-store.ts";

type Shop = Pick<Surroundings, "db" | "channel" | "secret" | "now">;

export const receiptRoutes: readonly Route[] = [
  serve(calls.downloadReceipt, async ({ memberId, params, ...shop }) =>
    download(shop, await findOrder(shop.db, memberId, params.id)),
  ),
  serve(calls.saveReceipt, async ({ memberId, params, body, ...shop }) => {
    const order = await findOrder(shop.db, memberId, params.id);
    await saveReceipt(shop.db, order, body);
    return orderView(shop.db, order, shop.secret);
  }),
  serve(calls.downloadGuestReceipt, async ({ params, query, ...shop }) =>
    download(shop, await findByToken(shop, params.no, query.t)),
  ),
  serve(calls.checkGuestReceipt, async ({ params, query, ...shop }) => {
    const { receiptInfo: _, ...state } = await readReceipt(shop.db, await findByToken(shop, params.no, query.t));
    return { no: params.no, ...state };
  }),
  serve(calls.getGuestReceipt, async ({ params, query, ...shop }) =>
    guestReceipt(shop, await findByToken(shop, params.no, query.t), query.t),
  ),
  serve(calls.saveGuestReceipt, async ({ params, body, ...shop }) => {
    const order = await findByToken(shop, params.no, body.t);
    await saveReceipt(shop.db, order, body.receiptInfo);
    return guestReceipt(shop, order, body.t);
  }),
];

/** The order of a number, for whoever holds its token; a wrong one of either is not found. */
async function findByToken({ db, channel, secret }: Shop, no: string, token: string): Promise<OrderRow> {
  if (!isOrderToken(secret, no, token)) throw notFound();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, no), eq(orders.channelId, channel.id)));
  if (!order) throw notFound();
  return order;
}

async function guestReceipt({ db }: Shop, order: OrderRow, token: string): Promise<GuestReceipt> {
  return { no: order.orderNo, token, ...(await readReceipt(db, order)) };
}

async function download({ db, channel, now }: Shop, row: OrderRow): Promise<FileAnswer> {
  const order = await orderView(db, row);
  const issued = await issueReceipt(db, row, channel.issuer, now());
  const bytes = await receiptPdf(order, issued, now());
  return new FileAnswer({ bytes, type: "application/pdf", name: receiptPdfCopy.fileName(row.orderNo) });
}
