import type { Maker, MakerDetail } from "@noren/contract";
import { listProductInfos, type CatalogueContext } from "../catalogue/product-info.ts";
import { toSafeHtml } from "../content/safe-html.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";

/** The number of products on a maker's page. */
const SHOWN_PRODUCTS = 8;

const COLUMNS = `m.key, m.name, m.kana, m.lead, m.place, m.image,
  (SELECT count(*)::int FROM brands b JOIN products p ON p.brand_id = b.id AND p.is_show WHERE b.maker_id = m.id)
    AS product_count`;

/** A page of the shop's makers in order of their kana, with the total number. */
export async function listMakers(db: Db, channelId: number, page: Page): Promise<{ data: Maker[]; total: number }> {
  const [data, [counted]] = await Promise.all([
    runStatement<Maker>(
      db,
      `SELECT ${COLUMNS} FROM makers m WHERE m.channel_id = $1 ORDER BY m.kana, m.name, m.id LIMIT $2 OFFSET $3`,
      [channelId, page.limit, page.offset],
    ),
    runStatement<{ total: number }>(db, "SELECT count(*)::int AS total FROM makers WHERE channel_id = $1", [channelId]),
  ]);
  return { data, total: counted?.total ?? 0 };
}

type Row = Maker & Pick<MakerDetail, "founded" | "story" | "brands"> & { product_ids: number[] };

const BY_KEY = `
  SELECT ${COLUMNS}, m.founded, m.story,
    (SELECT coalesce(json_agg(json_build_object('key', b.key, 'name', b.name, 'product_count',
        (SELECT count(*) FROM products p WHERE p.brand_id = b.id AND p.is_show)) ORDER BY b.kana, b.id), '[]')
      FROM brands b WHERE b.maker_id = m.id) AS brands,
    ARRAY(SELECT p.id FROM brands b JOIN products p ON p.brand_id = b.id AND p.is_show
      WHERE b.maker_id = m.id ORDER BY p.position, p.id LIMIT ${SHOWN_PRODUCTS}) AS product_ids
  FROM makers m WHERE m.channel_id = $1 AND m.key = $2`;

/** One maker with its story, brands and first products; undefined for an unknown key. */
export async function findMaker(db: Db, context: CatalogueContext, key: string): Promise<MakerDetail | undefined> {
  const [row] = await runStatement<Row>(db, BY_KEY, [context.channelId, key]);
  if (!row) return undefined;
  const { product_ids, ...maker } = row;
  const products = await listProductInfos(db, context, product_ids);
  return { ...maker, story: toSafeHtml(maker.story), products };
}
