import type { AttributeFacet, ProductFacets as ContractFacets } from "@noren/contract";
import { PRICE_MAX } from "@noren/validation/fields/search-limits";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runVariedStatement } from "../db/statement.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { type CategoryNode, withDescendants } from "./category-tree.ts";
import {
  attributeFacets,
  attributeFacetsSql,
  type AttributeDefinition,
  type CountedChoice,
  listFilterAttributes,
  type NumberRange,
} from "./attributes.ts";
import {
  type AttributeFilter,
  filterKey,
  filterSql,
  type FilterSql,
  matchingAll,
  type ProductFilter,
} from "./product-filter.ts";

/** What people spend on a gift, yen with tax: the bounds between the ranges. */
const BUDGETS_YEN = [3000, 5000, 10_000] as const;

const BUDGETS = [null, ...BUDGETS_YEN].map((price_min, index) => ({
  price_min,
  price_max: BUDGETS_YEN[index] ?? null,
}));

interface Choice {
  key: string;
  name: string;
  product_count: number;
}

export interface ProductFacets {
  /** Number of products that match the whole filter. */
  total: number;
  brands: Choice[];
  makers: Choice[];
  tags: Choice[];
  attributes: AttributeFacet[];
  /** By id of the offered category. */
  categoryCounts: ReadonlyMap<number, number>;
  priceMin: number | null;
  priceMax: number | null;
  budgets: NonNullable<ContractFacets["budgets"]>;
}

/** Cached, because all pages of a list share the facets. */
export const productFacets = cacheByChannel(
  async (db: Db, channel: Channel, filter: ProductFilter, offered: readonly CategoryNode[]): Promise<ProductFacets> => {
    const sql = filterSql(channel.id, filter);
    const attributes = await listFilterAttributes(db, channel);
    const text = facetsSql(sql, { offered, unlockedTagId: filter.tagId, attributes });
    const [row] = await runVariedStatement<FacetRow>(db, text, sql.values);
    return facetsOf(row, attributes, filter.attributes);
  },
  filterKey,
);

export interface FacetRow {
  total: number;
  price_min: number | null;
  price_max: number | null;
  /** Of each of `BUDGETS`. */
  budget_counts: number[];
  brands: Choice[] | null;
  makers: Choice[] | null;
  tags: Choice[] | null;
  categories: { id: number; count: number }[] | null;
  /** Absent in a shop without attributes to filter by. */
  choices?: CountedChoice[] | null;
  ranges?: NumberRange[] | null;
}

export const facetsOf = (
  row: FacetRow | undefined,
  attributes: readonly AttributeDefinition[],
  filters: readonly AttributeFilter[],
): ProductFacets => ({
  total: row?.total ?? 0,
  brands: row?.brands ?? [],
  makers: row?.makers ?? [],
  tags: row?.tags ?? [],
  attributes: attributeFacets(attributes, filters, row?.choices ?? [], row?.ranges ?? []),
  categoryCounts: new Map((row?.categories ?? []).map(({ id, count }) => [id, count])),
  priceMin: row?.price_min ?? null,
  priceMax: row?.price_max ?? null,
  budgets: BUDGETS.map((budget, index) => ({ ...budget, product_count: row?.budget_counts[index] ?? 0 })),
});

/** What can be chosen in the facets. */
interface FacetChoices {
  /** The categories to count. */
  offered: readonly CategoryNode[];
  /** A tag with a password is offered only when it is the filter's, so its products stay secret. */
  unlockedTagId: number | null;
  attributes: readonly AttributeDefinition[];
}

const budgetCountSql = (sql: FilterSql, { price_min, price_max }: (typeof BUDGETS)[number]): string =>
  `(count(*) FILTER (WHERE ${matchingAll(sql, "of_price")}
    AND price_from BETWEEN ${price_min ?? 0} AND ${price_max ?? PRICE_MAX}))::int`;

/**
 * Builds SQL for the facets: brands, makers, tags, attributes, categories and the price range, each with the other filters
 * applied.
 *
 * @param columns further columns of `products p` in `base`
 * @param results further expressions over `base`
 */
export function facetsSql(
  sql: FilterSql,
  { offered, unlockedTagId, attributes }: FacetChoices,
  columns: readonly string[] = [],
  results: readonly string[] = [],
): string {
  const { bind, always, single, ctes, from } = sql;
  const pairs = offered.flatMap((node) => withDescendants(node).map((member) => ({ group: node.id, member })));
  const groups = bind(
    pairs.map((pair) => pair.group),
    "int[]",
  );
  const members = bind(
    pairs.map((pair) => pair.member),
    "int[]",
  );
  const unlocked = bind(unlockedTagId, "int");
  const ofAttributes = attributes.length > 0 ? attributeFacetsSql(sql, attributes) : null;
  const baseColumns = ["p.id", "p.brand_id", "p.price_from", ...(ofAttributes ? ["p.attributes"] : []), ...columns];
  const facets = [
    `(count(*) FILTER (WHERE ${matchingAll(sql)}))::int AS total`,
    `min(price_from) FILTER (WHERE ${matchingAll(sql, "of_price")}) AS price_min`,
    `max(price_from) FILTER (WHERE ${matchingAll(sql, "of_price")}) AS price_max`,
    `ARRAY[${BUDGETS.map((budget) => budgetCountSql(sql, budget)).join()}] AS budget_counts`,
    `(SELECT json_agg(json_build_object('key', b.key, 'name', b.name, 'product_count', found.count)
        ORDER BY found.count DESC, b.kana, b.id)
      FROM (SELECT brand_id, count(*)::int FROM base WHERE ${matchingAll(sql, "of_brand")} GROUP BY brand_id) found
      JOIN brands b ON b.id = found.brand_id) AS brands`,
    `(SELECT json_agg(json_build_object('key', m.key, 'name', m.name, 'product_count', found.count)
        ORDER BY found.count DESC, m.kana, m.id)
      FROM (SELECT b.maker_id, sum(of_it.count)::int AS count
        FROM (SELECT brand_id, count(*) FROM base WHERE ${matchingAll(sql, "of_maker")} GROUP BY brand_id) of_it
        JOIN brands b ON b.id = of_it.brand_id GROUP BY b.maker_id) found
      JOIN makers m ON m.id = found.maker_id) AS makers`,
    `(SELECT json_agg(json_build_object('key', t.key, 'name', t.name, 'product_count', found.count)
        ORDER BY t.position, t.id)
      FROM (SELECT pt.tag_id, count(*)::int
        FROM base JOIN product_tags pt ON pt.product_id = base.id
        WHERE ${matchingAll(sql, "of_tag")} GROUP BY pt.tag_id) found
      JOIN tags t ON t.id = found.tag_id AND (t.password_hash IS NULL OR t.id = ${unlocked})) AS tags`,
    `(SELECT json_agg(found) FROM (
      SELECT category AS id, count(*)::int
      FROM (SELECT DISTINCT offer.category, base.id
        FROM unnest(${groups}, ${members}) AS offer (category, member)
        JOIN product_categories pc ON pc.category_id = offer.member
        JOIN base ON base.id = pc.product_id AND ${matchingAll(sql, "in_category")}) matched
      GROUP BY category) found) AS categories`,
    ...(ofAttributes?.columns ?? []),
    ...results,
  ];
  const base = `base AS MATERIALIZED (
      SELECT ${[...baseColumns, ...Object.entries(single).map(([name, condition]) => `${condition} AS ${name}`)].join()}
      FROM ${from} WHERE ${always}
    )`;
  return `
    WITH ${[...ctes, base, ...(ofAttributes ? [ofAttributes.cte] : [])].join()}
    SELECT ${facets.join()} FROM base`;
}
