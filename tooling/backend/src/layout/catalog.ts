import type { Catalog } from "@noren/contract";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { catalogs } from "../db/schema/content.ts";
import { runStatement } from "../db/statement.ts";

/** The shop's catalogues, newest first, without hidden products. */
export async function listCatalogs(db: Db, channelId: number): Promise<Catalog[]> {
  const rows = await db
    .select()
    .from(catalogs)
    .where(eq(catalogs.channelId, channelId))
    .orderBy(desc(catalogs.issuedOn), desc(catalogs.id));
  const keys = rows.flatMap((row) => row.pages.flatMap((page) => page.products));
  const shown = await runStatement<{ key: string; name: string }>(
    db,
    "SELECT key, name FROM products WHERE channel_id = $1 AND is_show AND key = ANY($2::text[])",
    [channelId, keys],
  );
  const byKey = new Map(shown.map((product) => [product.key, product]));
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    title: row.title,
    lead: row.lead,
    issued_on: row.issuedOn,
    is_orderable: row.isOrderable,
    cover: row.cover,
    pages: row.pages.map((page) => ({ ...page, products: page.products.flatMap((key) => byKey.get(key) ?? []) })),
  }));
}
