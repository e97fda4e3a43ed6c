import type { ProductInfo } from "@noren/contract";
import { loadProductInfos, type CatalogueContext } from "../catalogue/product-info.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import { deleteBeyondLimit, ownerOf, PRODUCTS } from "./delete-beyond-limit.ts";
import type { Viewer } from "./viewer.ts";

export interface Viewed {
  id: number;
  product_id: number;
  product: ProductInfo;
}

/** Moves a product to the front of a history and deletes the oldest entry beyond the limit. Returns undefined for a hidden product. */
export async function addViewed(
  db: Db,
  context: CatalogueContext,
  viewer: Viewer,
  productId: number,
): Promise<Viewed | undefined> {
  const product = (await loadProductInfos(db, context, [productId])).get(productId);
  if (!product?.is_show_product) return undefined;
  const [owner, value] = ownerOf(viewer);
  const [row] = await runStatement<{ id: number }>(
    db,
    `INSERT INTO product_histories (channel_id, ${owner}, product_id, viewed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (${owner}, product_id) DO UPDATE SET viewed_at = excluded.viewed_at RETURNING id`,
    [context.channelId, value, productId, context.now],
  );
  await deleteBeyondLimit(db, PRODUCTS, [owner, value]);
  return row && { id: row.id, product_id: productId, product };
}

/** The products that a viewer viewed last, newest first, without hidden ones. */
export async function listViewed(db: Db, context: CatalogueContext, viewer: Viewer): Promise<Viewed[]> {
  const [owner, value] = ownerOf(viewer);
  const rows = await runStatement<{ id: number; product_id: number }>(
    db,
    `SELECT h.id, h.product_id FROM product_histories h JOIN products p ON p.id = h.product_id AND p.is_show
     WHERE h.${owner} = $2 AND h.channel_id = $1 ORDER BY h.viewed_at DESC, h.id DESC LIMIT ${PRODUCTS.max}`,
    [context.channelId, value],
  );
  const infos = await loadProductInfos(
    db,
    context,
    rows.map((row) => row.product_id),
  );
  return rows.flatMap(({ id, product_id }) => {
    const product = infos.get(product_id);
    return product ? [{ id, product_id, product }] : [];
  });
}

/** Deletes a product from a member's history. Returns false when the entry is not the member's. */
export async function deleteViewed(db: Db, memberId: number, id: number): Promise<boolean> {
  const rows = await runStatement(db, "DELETE FROM product_histories WHERE id = $1 AND user_id = $2 RETURNING id", [
    id,
    memberId,
  ]);
  return rows.length > 0;
}
