import type { ProductRequest, ProductRequestInput, ProductRequestStatus } from "@noren/contract";
import { loadProductInfos, type CatalogueContext } from "../catalogue/product-info.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import { requestStatusNames } from "./product-request.copy.ts";

interface Row {
  id: number;
  product_id: number | null;
  product_name: string;
  maker_name: string | null;
  quantity: number | null;
  note: string | null;
  status: ProductRequestStatus;
  reply: string | null;
  requested_at: Date;
}

const COLUMNS =
  "r.id, r.product_id, r.product_name, r.maker_name, r.quantity, r.note, r.status, r.reply, r.requested_at";

async function toRequests(db: Db, context: CatalogueContext, rows: readonly Row[]): Promise<ProductRequest[]> {
  const infos = await loadProductInfos(
    db,
    context,
    rows.flatMap((row) => row.product_id ?? []),
  );
  return rows.map(({ product_id, requested_at, ...row }) => {
    const product = product_id === null ? undefined : infos.get(product_id);
    return {
      ...row,
      product: product?.is_show_product ? product : null,
      status_name: requestStatusNames[row.status],
      requested_at: requested_at.toISOString(),
    };
  });
}

const INSERT = `
  INSERT INTO product_requests AS r
    (channel_id, user_id, product_id, product_name, maker_name, quantity, note, requested_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`;

/** Stores a member's request; undefined for a product that the shop does not show. */
export async function addRequest(
  db: Db,
  context: CatalogueContext,
  memberId: number,
  { product_id = null, product_name = null, maker_name = null, quantity = null, note = null }: ProductRequestInput,
): Promise<ProductRequest | undefined> {
  const product = product_id === null ? null : (await loadProductInfos(db, context, [product_id])).get(product_id);
  if (product_id !== null && !product?.is_show_product) return undefined;
  const rows = await runStatement<Row>(db, INSERT, [
    context.channelId,
    memberId,
    product_id,
    product_name ?? product?.name ?? "",
    maker_name,
    quantity,
    note,
    context.now,
  ]);
  return (await toRequests(db, context, rows))[0];
}

/** A page of a member's requests, newest first, with the total number. */
export async function listRequests(
  db: Db,
  context: CatalogueContext,
  memberId: number,
  page: Page,
): Promise<{ data: ProductRequest[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    runStatement<Row>(
      db,
      `SELECT ${COLUMNS} FROM product_requests r WHERE r.user_id = $1 AND r.hidden_at IS NULL
       ORDER BY r.requested_at DESC, r.id DESC LIMIT $2 OFFSET $3`,
      [memberId, page.limit, page.offset],
    ),
    runStatement<{ total: number }>(
      db,
      "SELECT count(*)::int AS total FROM product_requests WHERE user_id = $1 AND hidden_at IS NULL",
      [memberId],
    ),
  ]);
  return { data: await toRequests(db, context, rows), total: counted?.total ?? 0 };
}

/** Hides a request in its member's history. Returns false when it is not theirs or already hidden. */
export async function hideRequest(db: Db, memberId: number, id: number, now: Date): Promise<boolean> {
  const rows = await runStatement(
    db,
    `UPDATE product_requests SET hidden_at = $3 WHERE id = $1 AND user_id = $2 AND hidden_at IS NULL RETURNING id`,
    [id, memberId, now],
  );
  return rows.length > 0;
}
