import type { Answer, Picture } from "@noren/contract";
import { pickInfos, loadProductInfos, type CatalogueContext } from "../catalogue/product-info.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";

interface Row {
  title: string;
  lead: string;
  total: number;
  ids: number[];
  entries: { key: string; name: string; role: string; words: string; image: Picture | null; product_ids: number[] }[];
}

const COLLECTION = `
  SELECT c.title, c.lead,
    (SELECT count(*)::int FROM collection_products cp JOIN products p ON p.id = cp.product_id AND p.is_show
      WHERE cp.collection_id = c.id) AS total,
    ARRAY(SELECT p.id FROM collection_products cp JOIN products p ON p.id = cp.product_id AND p.is_show
      WHERE cp.collection_id = c.id ORDER BY cp.position, p.id LIMIT $3 OFFSET $4) AS ids,
    (SELECT coalesce(json_agg(json_build_object('key', e.key, 'name', e.name, 'role', e.role, 'words', e.words,
        'image', e.image, 'product_ids', ARRAY(SELECT p.id FROM unnest(e.product_ids) WITH ORDINALITY chosen (id, place)
          JOIN products p ON p.id = chosen.id AND p.is_show ORDER BY chosen.place)) ORDER BY e.position), '[]')
      FROM collection_entries e WHERE e.collection_id = c.id) AS entries
  FROM collections c WHERE c.channel_id = $1 AND c.alias = $2`;

/** A page of a collection with the people who selected it; undefined for an unknown key. */
export async function findCollection(
  db: Db,
  context: CatalogueContext,
  alias: string,
  page: Page,
): Promise<{ collection: Answer<"getCollection">; total: number } | undefined> {
  const [row] = await runStatement<Row>(db, COLLECTION, [context.channelId, alias, page.limit, page.offset]);
  if (!row) return undefined;
  const { title, lead, ids, total } = row;
  const infos = await loadProductInfos(db, context, [...ids, ...row.entries.flatMap((entry) => entry.product_ids)]);
  const entries = row.entries.map(({ product_ids, ...entry }) => ({
    ...entry,
    products: pickInfos(infos, product_ids),
  }));
  return { collection: { alias, title, lead, data: pickInfos(infos, ids), entries }, total };
}
