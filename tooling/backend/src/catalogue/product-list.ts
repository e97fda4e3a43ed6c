import type { ProductSort } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import { run } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import type { CategoryNode } from "./category-tree.ts";
import { withDescendants } from "./category-tree.ts";
import { queryGrams, words } from "./search.ts";

export interface ProductFilter {
  /** Null where no category is asked for; a list of its own makes sure that an unknown one finds nothing. */
  categoryIds: number[] | null;
  brandKeys: string[] | null;
  word: string | null;
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  /** Only products released after this moment. */
  releasedAfter: Date | null;
}

interface Counted {
  key: string;
  name: string;
  product_count: number;
}

export interface ProductPage {
  ids: number[];
  total: number;
  brands: Counted[];
  /** By number of the offered category. */
  categoryCounts: ReadonlyMap<number, number>;
  priceMin: number | null;
  priceMax: number | null;
}

/** `rank` puts products whose name has the word before those that have it elsewhere. */
const ORDER: Record<ProductSort, string> = {
  recommended: "rank, position, id",
  newest: "released_at DESC, id DESC",
  price_asc: "price_from, id",
  price_desc: "price_from DESC, id",
  name: 'name COLLATE "ja-x-icu", id',
};

interface Row {
  ids: number[] | null;
  total: number;
  price_min: number | null;
  price_max: number | null;
  brands: Counted[] | null;
  categories: { id: number; count: number }[] | null;
}

/**
 * Finds a page of products on show and what the filters may offer: brands, categories (of `offered`) and the span of
 * prices, each with the other filters as they are. One statement, whose text depends on the sort and on which filters
 * are set.
 */
export async function findProducts(
  db: Db,
  channelId: number,
  filter: ProductFilter,
  { sort, page, offered }: { sort: ProductSort; page: Page; offered: readonly CategoryNode[] },
): Promise<ProductPage> {
  const values: unknown[] = [channelId];
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;

  const always = ["p.channel_id = $1", "p.is_show"];
  let rank = "0";
  if (filter.word !== null) {
    const wanted = words(filter.word);
    // A word of signs only can be in no text.
    always.push(
      wanted.length === 0 ? "false" : `p.search @> ${bind([...new Set(wanted.flatMap(queryGrams))], "text[]")}`,
    );
    const list = bind(wanted, "text[]");
    always.push(`(SELECT bool_and(strpos(p.search_text, word) > 0) FROM unnest(${list}) word)`);
    rank = `(SELECT count(*) FROM unnest(${list}) word WHERE strpos(split_part(p.search_text, chr(10), 1), word) = 0)`;
  }
  if (filter.inStock)
    always.push("EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.is_active AND v.stock > 0)");
  if (filter.releasedAfter) always.push(`p.released_at > ${bind(filter.releasedAfter, "timestamptz")}`);

  const inCategory = filter.categoryIds
    ? `EXISTS (SELECT FROM product_categories pc WHERE pc.product_id = p.id AND pc.category_id = ANY(${bind(filter.categoryIds, "int[]")}))`
    : "true";
  const ofBrand = filter.brandKeys
    ? `coalesce(p.brand_id = ANY(SELECT id FROM brands WHERE channel_id = $1 AND key = ANY(${bind(filter.brandKeys, "text[]")})), false)`
    : "true";
  const prices = ["true"];
  if (filter.priceMin !== null) prices.push(`p.price_from >= ${bind(filter.priceMin, "int")}`);
  if (filter.priceMax !== null) prices.push(`p.price_from <= ${bind(filter.priceMax, "int")}`);

  const pairs = offered.flatMap((node) => withDescendants(node).map((member) => ({ group: node.id, member })));
  const groups = bind(
    pairs.map((pair) => pair.group),
    "int[]",
  );
  const members = bind(
    pairs.map((pair) => pair.member),
    "int[]",
  );
  const order = ORDER[sort];
  const text = `
    WITH base AS MATERIALIZED (
      SELECT p.id, p.brand_id, p.price_from, p.position, p.released_at, p.name, ${rank} AS rank,
        ${inCategory} AS in_category, ${ofBrand} AS of_brand, ${prices.join(" AND ")} AS of_price
      FROM products p WHERE ${always.join(" AND ")}
    ), hits AS (SELECT * FROM base WHERE in_category AND of_brand AND of_price)
    SELECT
      (SELECT array_agg(id) FROM (SELECT id FROM hits ORDER BY ${order} LIMIT ${bind(page.limit, "int")} OFFSET ${bind(page.offset, "bigint")}) page) AS ids,
      (SELECT count(*)::int FROM hits) AS total,
      span.price_min, span.price_max,
      (SELECT json_agg(json_build_object('key', b.key, 'name', b.name, 'product_count', found.count) ORDER BY found.count DESC, b.kana, b.id)
        FROM (SELECT brand_id, count(*)::int FROM base WHERE in_category AND of_price GROUP BY brand_id) found
        JOIN brands b ON b.id = found.brand_id) AS brands,
      (SELECT json_agg(found) FROM (
        SELECT offer.category AS id, count(DISTINCT base.id)::int
        FROM unnest(${groups}, ${members}) AS offer (category, member)
        JOIN product_categories pc ON pc.category_id = offer.member
        JOIN base ON base.id = pc.product_id AND of_brand AND of_price
        GROUP BY offer.category) found) AS categories
    FROM (SELECT min(price_from) AS price_min, max(price_from) AS price_max FROM base WHERE in_category AND of_brand) span`;
  const [row] = await run<Row>(db, text, values);
  return {
    ids: row?.ids ?? [],
    total: row?.total ?? 0,
    brands: row?.brands ?? [],
    categoryCounts: new Map((row?.categories ?? []).map(({ id, count }) => [id, count])),
    priceMin: row?.price_min ?? null,
    priceMax: row?.price_max ?? null,
  };
}
