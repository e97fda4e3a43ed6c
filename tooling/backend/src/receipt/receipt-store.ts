import type { Order, OrderReceipt, ReceiptInfo } from "@noren/contract";
import { eq, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type OrderRow, orders } from "../db/schema/order.ts";
import { type ReceiptContents, receipts } from "../db/schema/receipt.ts";
import { channels, type Issuer } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError } from "../http/problems.ts";
import { loadOrder } from "../order/load-order.ts";
import { toOrderBill } from "../pdf/bill.ts";
import { receiptStateOf } from "../order/receipt-state.ts";
import { receiptCopy } from "../order/receipt.copy.ts";

/** Reads the state of an order's receipt. */
export async function getReceipt(db: Db | Transaction, order: OrderRow): Promise<OrderReceipt> {
  const [row] = await db
    .select({ issuer: channels.issuer, receipt: receipts })
    .from(channels)
    .leftJoin(receipts, eq(receipts.orderId, order.id))
    .where(eq(channels.id, order.channelId));
  return receiptStateOf(order, row?.receipt ?? null, row?.issuer ?? null);
}

/** Saves a receipt's addressee and purpose. @throws ApiError 409 if it was issued or the order was cancelled */
export async function saveReceipt(db: Db | Transaction, order: OrderRow, info: ReceiptInfo): Promise<void> {
  if (order.status === "cancelled") throw createNotAllowedError(receiptCopy.cancelled);
  const [saved] = await db
    .insert(receipts)
    .values({ orderId: order.id, ...info })
    .onConflictDoUpdate({ target: receipts.orderId, set: info, setWhere: isNull(receipts.issuedAt) })
    .returning({ orderId: receipts.orderId });
  if (!saved) throw new ApiError(409, "order.receipt.issued", receiptCopy.issued);
}

/** An issued or reissued receipt. */
export interface IssuedReceipt {
  info: ReceiptInfo;
  contents: ReceiptContents;
  issuer: Issuer;
  issuedAt: Date;
  isReissue: boolean;
}

/**
 * Issues a receipt. The first issue stores its contents and issuer; later ones are reissues that repeat them. Locks the
 * order, so that a concurrent cancellation cannot leave a cancelled order with a receipt.
 *
 * @throws ApiError 404 for an unknown order, 409 `order.receipt.not_allowed` if the receipt cannot be issued
 */
export function issueReceipt(
  db: Db | Transaction,
  { id }: Pick<OrderRow, "id">,
  issuer: Issuer | null,
  now: Date,
): Promise<IssuedReceipt> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("share");
    if (!order) throw createNotFoundError();
    const { reason, receiptInfo } = receiptStateOf(order, null, issuer);
    if (reason !== null || issuer === null) throw createNotAllowedError(reason ?? receiptCopy.noIssuer);
    const [stored] = await tx
      .select({ contents: receipts.contents })
      .from(receipts)
      .where(eq(receipts.orderId, order.id));
    const contents = stored?.contents ?? toContents(await loadOrder(tx, order));
    const [row] = await tx
      .insert(receipts)
      .values({ orderId: order.id, ...receiptInfo, issuedAt: now, issuer, contents, issueCount: 1 })
      .onConflictDoUpdate({
        target: receipts.orderId,
        set: {
          issuedAt: sql`coalesce(${receipts.issuedAt}, ${now.toISOString()})`,
          issuer: sql`coalesce(${receipts.issuer}, ${JSON.stringify(issuer)}::jsonb)`,
          contents: sql`coalesce(${receipts.contents}, ${JSON.stringify(contents)}::jsonb)`,
          issueCount: sql`${receipts.issueCount} + 1`,
        },
      })
      .returning();
    if (!row?.issuedAt || !row.issuer || !row.contents) throw new Error("The issued receipt was not returned");
    const { addressee, honorific, proviso } = row;
    return {
      info: { addressee, honorific, proviso },
      contents: row.contents,
      issuer: row.issuer,
      issuedAt: row.issuedAt,
      isReissue: row.issueCount > 1,
    };
  });
}

const toContents = (order: Order): ReceiptContents => ({
  order_no: order.order_no,
  ordered_at: order.ordered_at,
  payment_name: order.payment_name,
  bill: toOrderBill(order),
});

const createNotAllowedError = (message: string) => new ApiError(409, "order.receipt.not_allowed", message);
