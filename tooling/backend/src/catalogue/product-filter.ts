import { matchesSql } from "../search/matches-sql.ts";
import type { Reading } from "../search/terms.ts";

/** A condition on an attribute: one of the choices, or a number in a range whose ends are part of it. */
export interface AttributeFilter {
  key: string;
  /** Empty for a range. */
  choices: string[];
  min: number | null;
  max: number | null;
}

export interface ProductFilter {
  /** Null without a category filter; an empty list matches nothing. */
  categoryIds: number[] | null;
  brandKeys: string[] | null;
  makerKey: string | null;
  tagId: number | null;
  attributes: AttributeFilter[];
  word: string | null;
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  /** Only products released after this moment. */
  releasedAfter: Date | null;
}

/** The cache key. Replaces the exact moment, which differs with each request, by whether one is set. */
export const filterKey = (filter: ProductFilter): string =>
  JSON.stringify({ ...filter, releasedAfter: filter.releasedAfter !== null });

/**
 * The filters that are facets too: each facet's counts omit its own filter. The names are columns of `base` in the facets;
 * the number is the position of an attribute's filter.
 */
export type FacetFilter = "in_category" | "of_brand" | "of_maker" | "of_tag" | "of_price" | `of_attribute_${number}`;

/** A filter as SQL over `products p`; `$1` is the channel, `bind` adds further values. */
export interface FilterSql {
  values: unknown[];
  bind: (value: unknown, type: string) => string;
  /** The condition of every list and facet. */
  always: string;
  /** The condition of each filter that is a facet too; `true` for a filter that is not set. */
  single: Partial<Record<FacetFilter, string>>;
  /** The filters by attribute, in the order of their conditions in `single`. */
  attributes: readonly AttributeFilter[];
  /** Common table expressions before the query. */
  ctes: string[];
  /** What follows FROM. With a reading it has the matches as `m`, with their `score`. */
  from: string;
}

/** Builds the SQL. Its text depends only on which filters are set, so few statements are prepared. */
export function filterSql(channelId: number, filter: ProductFilter, reading: Reading | null = null): FilterSql {
  const values: unknown[] = [channelId];
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const always = ["p.is_show"];
  // The matches contain the channel. With an additional condition on `channel_id`, PostgreSQL would also read the index of
  // the whole shop.
  if (reading === null) always.push("p.channel_id = $1");

  if (filter.inStock) {
    always.push("EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.is_active AND v.stock > 0)");
  }
  if (filter.releasedAfter) always.push(`p.released_at > ${bind(filter.releasedAfter, "timestamptz")}`);

  const prices: string[] = [];
  if (filter.priceMin !== null) prices.push(`p.price_from >= ${bind(filter.priceMin, "int")}`);
  if (filter.priceMax !== null) prices.push(`p.price_from <= ${bind(filter.priceMax, "int")}`);
  return {
    values,
    bind,
    always: always.join(" AND "),
    single: {
      in_category: filter.categoryIds
        ? `p.id IN (SELECT product_id FROM product_categories WHERE category_id = ANY(${bind(filter.categoryIds, "int[]")}))`
        : "true",
      of_brand: filter.brandKeys
        ? `coalesce(p.brand_id IN (SELECT id FROM brands WHERE channel_id = $1 AND key = ANY(${bind(filter.brandKeys, "text[]")})), false)`
        : "true",
      of_maker:
        filter.makerKey === null
          ? "true"
          : `coalesce(p.brand_id IN (SELECT b.id FROM brands b JOIN makers m ON m.id = b.maker_id
              WHERE m.channel_id = $1 AND m.key = ${bind(filter.makerKey, "text")}), false)`,
      of_tag:
        filter.tagId === null
          ? "true"
          : `p.id IN (SELECT product_id FROM product_tags WHERE tag_id = ${bind(filter.tagId, "int")})`,
      of_price: prices.length > 0 ? prices.join(" AND ") : "true",
      ...Object.fromEntries(
        filter.attributes.map((each, position) => [`of_attribute_${position}`, attributeSql(each, bind)]),
      ),
    },
    attributes: filter.attributes,
    ctes: reading ? matchesSql(reading, bind) : [],
    from: reading ? "matches m JOIN products p ON p.id = m.id" : "products p",
  };
}

/** The condition over `base` that all filters match, or all but the facet's own. */
export const matchingAll = ({ single }: FilterSql, own: FacetFilter | null = null): string =>
  Object.keys(single)
    .filter((name) => name !== own)
    .join(" AND ");

/** The number in a JSON value; null for a value of another type. */
export const numberSql = (json: string): string =>
  `(CASE jsonb_typeof(${json}) WHEN 'number' THEN (${json})::numeric END)`;

/**
 * The condition over `p.attributes`; false for a product without the attribute, and for an attribute that the shop no longer
 * defines.
 */
function attributeSql({ key, choices, min, max }: AttributeFilter, bind: FilterSql["bind"]): string {
  const name = bind(key, "text");
  const isDefined = `EXISTS (SELECT FROM attributes a WHERE a.channel_id = $1 AND a.key = ${name})`;
  const value = `p.attributes -> ${name}`;
  if (choices.length > 0) return `${isDefined} AND coalesce((${value}) ?| ${bind(choices, "text[]")}, false)`;
  const number = numberSql(value);
  const ends = [
    ...(min === null ? [] : [`${number} >= ${bind(min, "numeric")}`]),
    ...(max === null ? [] : [`${number} <= ${bind(max, "numeric")}`]),
  ];
  return `${isDefined} AND coalesce(${ends.join(" AND ")}, false)`;
}
