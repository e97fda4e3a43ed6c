import type { Brand } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";

type Row = Brand & { total: number };

const BRANDS = `
  SELECT b.key, b.name, b.kana, count(*) OVER ()::int AS total,
    (SELECT count(*)::int FROM products p WHERE p.brand_id = b.id AND p.is_show) AS product_count
  FROM brands b WHERE b.channel_id = $1 ORDER BY b.kana, b.name, b.id LIMIT $2 OFFSET $3`;

/** Lists a page of the shop's brands, ordered by kana, with the total count. */
export async function listBrands(db: Db, channelId: number, page: Page): Promise<{ data: Brand[]; total: number }> {
  const rows = await runStatement<Row>(db, BRANDS, [channelId, page.limit, page.offset]);
  const total = rows[0]?.total ?? (page.offset > 0 ? await countBrands(db, channelId) : 0);
  return { data: rows.map(({ total: _, ...brand }) => brand), total };
}

/** Counts separately, because a page beyond the last has no row with the total. */
async function countBrands(db: Db, channelId: number): Promise<number> {
  const [row] = await runStatement<{ count: number }>(db, "SELECT count(*)::int FROM brands WHERE channel_id = $1", [
    channelId,
  ]);
  return row?.count ?? 0;
}
