import type { Catalog, ProductInfo } from "@noren/contract";
import { desc, eq } from "drizzle-orm";
import { type CatalogueContext, loadShownProducts } from "../catalogue/product-info.ts";
import type { Db } from "../db/pool.ts";
import { catalogs } from "../db/schema/content.ts";

type CatalogProduct = Catalog["pages"][number]["products"][number];

const toCatalogProduct = (info: ProductInfo): CatalogProduct => ({
  key: info.key,
  name: info.name,
  image: info.image,
  product_price_with_tax: info.product_price_with_tax,
  is_price_from: info.is_price_from,
  tax_rate: info.tax_rate,
  is_stock_available: info.is_stock_available,
});

/** The shop's catalogues, newest first, without hidden products. */
export async function listCatalogs(db: Db, context: CatalogueContext): Promise<Catalog[]> {
  const rows = await db
    .select()
    .from(catalogs)
    .where(eq(catalogs.channelId, context.channelId))
    .orderBy(desc(catalogs.issuedOn), desc(catalogs.id));
  const keys = rows.flatMap((row) => row.pages.flatMap((page) => page.products));
  const shown = await loadShownProducts(db, context, keys);
  const toProducts = (key: string) => {
    const info = shown.get(key);
    return info ? [toCatalogProduct(info)] : [];
  };
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    title: row.title,
    lead: row.lead,
    issued_on: row.issuedOn,
    is_orderable: row.isOrderable,
    cover: row.cover,
    pages: row.pages.map((page) => ({ ...page, products: page.products.flatMap(toProducts) })),
  }));
}
