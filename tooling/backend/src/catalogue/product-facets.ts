import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { type CategoryNode, withDescendants } from "./category-tree.ts";
import { filterKey, filterSql, type FilterSql, type ProductFilter } from "./product-filter.ts";

export interface ProductFacets {
  /** Number of products that match the whole filter. */
  total: number;
  brands: { key: string; name: string; product_count: number }[];
  /** By id of the offered category. */
  categoryCounts: ReadonlyMap<number, number>;
  priceMin: number | null;
  priceMax: number | null;
}

/** Cached, because all pages of a list share the facets. */
export const productFacets = cacheByChannel(
  async (db: Db, channel: Channel, filter: ProductFilter, offered: readonly CategoryNode[]): Promise<ProductFacets> => {
    const sql = filterSql(channel.id, filter);
    const [row] = await runStatement<FacetRow>(db, facetsSql(sql, offered), sql.values);
    return facetsOf(row);
  },
  filterKey,
);

export interface FacetRow {
  total: number;
  price_min: number | null;
  price_max: number | null;
  brands: ProductFacets["brands"] | null;
  categories: { id: number; count: number }[] | null;
}

export const facetsOf = (row: FacetRow | undefined): ProductFacets => ({
  total: row?.total ?? 0,
  brands: row?.brands ?? [],
  categoryCounts: new Map((row?.categories ?? []).map(({ id, count }) => [id, count])),
  priceMin: row?.price_min ?? null,
  priceMax: row?.price_max ?? null,
});

/**
 * Builds SQL for the facets: brands, categories (of `offered`) and the price range, each with the other filters applied.
 *
 * @param columns further columns of `products p` in `base`
 * @param results further expressions over `base`
 */
export function facetsSql(
  { bind, always, inCategory, ofBrand, ofPrice, ctes, from }: FilterSql,
  offered: readonly CategoryNode[],
  columns: readonly string[] = [],
  results: readonly string[] = [],
): string {
  const pairs = offered.flatMap((node) => withDescendants(node).map((member) => ({ group: node.id, member })));
  const groups = bind(
    pairs.map((pair) => pair.group),
    "int[]",
  );
  const members = bind(
    pairs.map((pair) => pair.member),
    "int[]",
  );
  const baseColumns = ["p.id", "p.brand_id", "p.price_from", ...columns];
  const facets = [
    "(count(*) FILTER (WHERE in_category AND of_brand AND of_price))::int AS total",
    "min(price_from) FILTER (WHERE in_category AND of_brand) AS price_min",
    "max(price_from) FILTER (WHERE in_category AND of_brand) AS price_max",
    `(SELECT json_agg(json_build_object('key', b.key, 'name', b.name, 'product_count', found.count)
        ORDER BY found.count DESC, b.kana, b.id)
      FROM (SELECT brand_id, count(*)::int FROM base WHERE in_category AND of_price GROUP BY brand_id) found
      JOIN brands b ON b.id = found.brand_id) AS brands`,
    `(SELECT json_agg(found) FROM (
      SELECT category AS id, count(*)::int
      FROM (SELECT DISTINCT offer.category, base.id
        FROM unnest(${groups}, ${members}) AS offer (category, member)
        JOIN product_categories pc ON pc.category_id = offer.member
        JOIN base ON base.id = pc.product_id AND of_brand AND of_price) matched
      GROUP BY category) found) AS categories`,
    ...results,
  ];
  const base = `base AS MATERIALIZED (
      SELECT ${baseColumns.join()}, ${inCategory} AS in_category, ${ofBrand} AS of_brand, ${ofPrice} AS of_price
      FROM ${from} WHERE ${always}
    )`;
  return `
    WITH ${[...ctes, base].join()}
    SELECT ${facets.join()} FROM base`;
}
