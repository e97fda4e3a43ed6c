import type { Accessory } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import { VARIANTS_JSON, type VariantRow, toVariant } from "./product.ts";
import { listProductInfos, type CatalogueContext } from "./product-info.ts";

// A product without accessories gives one row of nulls, an unknown product none.
const OF_PRODUCT = `
  SELECT p.id, ${VARIANTS_JSON} AS variants
  FROM products base
  LEFT JOIN product_accessories a ON a.product_id = base.id
  LEFT JOIN products p ON p.id = a.accessory_id AND p.is_show AND p.channel_id = base.channel_id
  WHERE base.channel_id = $1 AND base.key = $2 AND base.is_show ORDER BY a.position, p.id`;

/** Lists a product's accessories in the shop's order; undefined if the shop has no product with this key. */
export async function listAccessories(
  db: Db,
  context: CatalogueContext,
  key: string,
): Promise<Accessory[] | undefined> {
  const rows = await runStatement<{ id: number | null; variants: VariantRow[] }>(db, OF_PRODUCT, [
    context.channelId,
    key,
  ]);
  if (rows.length === 0) return undefined;
  const infos = await listProductInfos(
    db,
    context,
    rows.flatMap((row) => row.id ?? []),
  );
  const variants = new Map(rows.map((row) => [row.id, row.variants]));
  return infos.map((info) => ({
    ...info,
    product_model: { products: (variants.get(info.id) ?? []).map((variant) => toVariant(variant, info.tax_rate)) },
  }));
}
