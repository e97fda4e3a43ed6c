import { queryGrams, words } from "./search.ts";

export interface ProductFilter {
  /** Null where no category is asked for; an empty list finds nothing. */
  categoryIds: number[] | null;
  brandKeys: string[] | null;
  makerKey: string | null;
  tagId: number | null;
  word: string | null;
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  /** Only products released after this moment. */
  releasedAfter: Date | null;
}

/** The same for filters that find the same. A moment differs with each request; that there is one says enough for a second. */
export const filterKey = (filter: ProductFilter): string =>
  JSON.stringify({ ...filter, releasedAfter: filter.releasedAfter !== null });

/** A filter as SQL over `products p`; `$1` is the channel, `bind` adds further values. */
export interface FilterSql {
  values: unknown[];
  bind: (value: unknown, type: string) => string;
  /** What holds in every list and facet. */
  always: string;
  /** What each facet leaves out to show what else there is. */
  inCategory: string;
  ofBrand: string;
  ofPrice: string;
  /** Puts products whose name has the words before those that have them elsewhere; null without a word. */
  rank: string | null;
}

/** What the index of words (migration 0111) knows of `products p`. */
export const WORDS = "shop_grams(p.channel_id, p.search)";

/** The text depends only on which filters are set, so that few statements are ever prepared. */
export function filterSql(channelId: number, filter: ProductFilter): FilterSql {
  const values: unknown[] = [channelId];
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const always = ["p.is_show"];
  let rank: string | null = null;

  if (filter.word === null) {
    always.push("p.channel_id = $1");
  } else {
    const wanted = words(filter.word);
    const list = bind(wanted, "text[]");
    const grams = bind([...new Set(wanted.flatMap(queryGrams))], "text[]");
    // Signs only are no word, and can be in no text. The words' index knows the shop: asked for by its number too, PostgreSQL
    // would read an index of the whole shop beside it.
    always.push(`cardinality(${list}) > 0`, `${WORDS} @> shop_grams($1, ${grams})`);
    always.push(`(SELECT bool_and(strpos(p.search_text, word) > 0) FROM unnest(${list}) word)`);
    rank = `(SELECT count(*) FROM unnest(${list}) word WHERE strpos(split_part(p.search_text, chr(10), 1), word) = 0)`;
  }
  if (filter.inStock) {
    always.push("EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.is_active AND v.stock > 0)");
  }
  if (filter.releasedAfter) always.push(`p.released_at > ${bind(filter.releasedAfter, "timestamptz")}`);

  if (filter.makerKey !== null) {
    const maker = bind(filter.makerKey, "text");
    always.push(`p.brand_id IN (SELECT b.id FROM brands b JOIN makers m ON m.id = b.maker_id
      WHERE m.channel_id = $1 AND m.key = ${maker})`);
  }
  if (filter.tagId !== null)
    always.push(`p.id IN (SELECT product_id FROM product_tags WHERE tag_id = ${bind(filter.tagId, "int")})`);

  const prices: string[] = [];
  if (filter.priceMin !== null) prices.push(`p.price_from >= ${bind(filter.priceMin, "int")}`);
  if (filter.priceMax !== null) prices.push(`p.price_from <= ${bind(filter.priceMax, "int")}`);
  return {
    values,
    bind,
    always: always.join(" AND "),
    inCategory: filter.categoryIds
      ? `p.id IN (SELECT product_id FROM product_categories WHERE category_id = ANY(${bind(filter.categoryIds, "int[]")}))`
      : "true",
    ofBrand: filter.brandKeys
      ? `coalesce(p.brand_id IN (SELECT id FROM brands WHERE channel_id = $1 AND key = ANY(${bind(filter.brandKeys, "text[]")})), false)`
      : "true",
    ofPrice: prices.length > 0 ? prices.join(" AND ") : "true",
    rank,
  };
}
