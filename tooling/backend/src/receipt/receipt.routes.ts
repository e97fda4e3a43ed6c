import { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { GuestReceipt } from "@noren/contract";
import { type OrderRow, orders } from "../db/schema/order.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { createNotFoundError } from "../http/problems.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Route, serve } from "../context/serve.ts";
import { getOrder } from "../order/order-history.ts";
import { isOrderToken } from "../order/order-token.ts";
import { loadOrder } from "../order/load-order.ts";
import { getDocumentColors } from "../pdf/document-colors.ts";
import { drawDocument } from "../pdf/draw-document.ts";
import { limitDocuments } from "../pdf/limit-documents.ts";
import type { renderReceiptPdf } from "./receipt-pdf.ts";
import { receiptPdfCopy } from "./receipt-pdf.copy.ts";
import { issueReceipt, getReceipt, saveReceipt } from "./receipt-store.ts";

const drawReceipt = (...contents: Parameters<typeof renderReceiptPdf>) =>
  drawDocument(new URL("receipt-pdf.ts", import.meta.url), "renderReceiptPdf", contents);

export const receiptRoutes: readonly Route[] = [
  serve(calls.downloadReceipt, async ({ params, ...context }) =>
    issueReceiptFile(context, await getOrder(context.db, context.memberId, params.id)),
  ),
  serve(calls.saveReceipt, async ({ params, body, ...context }) => {
    const order = await getOrder(context.db, context.memberId, params.id);
    await saveReceipt(context.db, order, body);
    return loadOrder(context.db, order, context.secret);
  }),
  serve(calls.downloadGuestReceipt, async ({ params, query, ...context }) =>
    issueReceiptFile(context, await getOrderByToken(context, params.no, query.t)),
  ),
  serve(calls.checkGuestReceipt, async ({ params, query, ...context }) => {
    const { receiptInfo: _, ...state } = await getReceipt(
      context.db,
      await getOrderByToken(context, params.no, query.t),
    );
    return { no: params.no, ...state };
  }),
  serve(calls.getGuestReceipt, async ({ params, query, ...context }) =>
    loadGuestReceipt(context, await getOrderByToken(context, params.no, query.t), query.t),
  ),
  serve(calls.saveGuestReceipt, async ({ params, body, ...context }) => {
    const order = await getOrderByToken(context, params.no, body.t);
    await saveReceipt(context.db, order, body.receiptInfo);
    return loadGuestReceipt(context, order, body.t);
  }),
];

/** Finds the order with this number and token. @throws ApiError 404 if either is wrong */
async function getOrderByToken({ db, channel, secret }: RequestContext, no: string, token: string): Promise<OrderRow> {
  if (!isOrderToken(secret, no, token)) throw createNotFoundError();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, no), eq(orders.channelId, channel.id)));
  if (!order) throw createNotFoundError();
  return order;
}

async function loadGuestReceipt({ db }: RequestContext, order: OrderRow, token: string): Promise<GuestReceipt> {
  return { no: order.orderNo, token, ...(await getReceipt(db, order)) };
}

/** Issues the receipt: the first download fixes its contents (decision 0033). */
function issueReceiptFile(context: RequestContext, order: OrderRow): Promise<FileAnswer> {
  const { db, channel, now } = context;
  return limitDocuments(context, async () => {
    const issued = await issueReceipt(db, order, channel.issuer, now());
    const bytes = await drawReceipt(issued, await getDocumentColors(db, channel), now());
    return new FileAnswer({ bytes, type: "application/pdf", name: receiptPdfCopy.fileName(order.orderNo) });
  });
}
