import type { ProductInfo } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import { listProductInfos, type CatalogueContext } from "./product-info.ts";

const LIMIT = 8;

/**
 * Similar products: sorted by shared categories, then same brand, then closest price. Sold-out products come last.
 * Returns no row for an unknown key.
 */
const NEAREST = `
  WITH own AS (SELECT * FROM products WHERE channel_id = $1 AND key = $2 AND is_show)
  SELECT own.id AS own, near.id
  FROM own LEFT JOIN LATERAL (
    SELECT p.id
    FROM products p
    LEFT JOIN LATERAL (
      SELECT count(*) AS shared FROM product_categories a
      JOIN product_categories b ON b.category_id = a.category_id AND b.product_id = own.id
      WHERE a.product_id = p.id
    ) categories ON true
    WHERE p.channel_id = $1 AND p.is_show AND p.id <> own.id AND (shared > 0 OR p.brand_id = own.brand_id)
    ORDER BY EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.is_active AND v.stock > 0) DESC,
      shared DESC, (p.brand_id = own.brand_id) DESC NULLS LAST, abs(p.price_from - own.price_from), p.position, p.id
    LIMIT ${LIMIT}
  ) near ON true`;

/** Lists up to 8 similar products; undefined if the shop has no product with this key. */
export async function listRecommendations(
  db: Db,
  context: CatalogueContext,
  key: string,
): Promise<ProductInfo[] | undefined> {
  const rows = await runStatement<{ own: number; id: number | null }>(db, NEAREST, [context.channelId, key]);
  if (rows.length === 0) return undefined;
  return listProductInfos(
    db,
    context,
    rows.flatMap((row) => row.id ?? []),
  );
}
