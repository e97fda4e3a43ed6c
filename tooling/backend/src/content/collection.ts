import type { Answer } from "@noren/contract";
import { listProductInfos, type Viewpoint } from "../catalogue/product-info.ts";
import type { Db } from "../db/pool.ts";
import { run } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";

interface Row {
  title: string;
  lead: string;
  total: number;
  ids: number[];
}

const COLLECTION = `
  SELECT c.title, c.lead,
    (SELECT count(*)::int FROM collection_products cp JOIN products p ON p.id = cp.product_id AND p.is_show
      WHERE cp.collection_id = c.id) AS total,
    ARRAY(SELECT p.id FROM collection_products cp JOIN products p ON p.id = cp.product_id AND p.is_show
      WHERE cp.collection_id = c.id ORDER BY cp.position, p.id LIMIT $3 OFFSET $4) AS ids
  FROM collections c WHERE c.channel_id = $1 AND c.alias = $2`;

/** A page of a named selection of products; undefined where the shop has none of this name. */
export async function readCollection(
  db: Db,
  viewpoint: Viewpoint,
  alias: string,
  page: Page,
): Promise<{ collection: Answer<"getCollection">; total: number } | undefined> {
  const [row] = await run<Row>(db, COLLECTION, [viewpoint.channelId, alias, page.limit, page.offset]);
  if (!row) return undefined;
  const data = await listProductInfos(db, viewpoint, row.ids);
  return { collection: { alias, title: row.title, lead: row.lead, data }, total: row.total };
}
