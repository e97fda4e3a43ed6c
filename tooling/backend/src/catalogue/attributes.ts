import type { AttributeFacet } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import type { attributes, AttributeValues } from "../db/schema/catalogue.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { type AttributeFilter, type FilterSql, matchingAll, numberSql } from "./product-filter.ts";

export type AttributeDefinition = Pick<
  typeof attributes.$inferSelect,
  "key" | "name" | "choices" | "unit" | "scale" | "isFilter"
>;

/** A number on the scale of an attribute. */
export interface ScalePoint {
  key: string;
  value: number;
  /** The difference between the ends of the scale. */
  span: number;
}

export interface CountedChoice {
  key: string;
  choice: string;
  count: number;
}

export interface NumberRange {
  key: string;
  min: number;
  max: number;
}

/** The shop's attributes in its order. */
export const listAttributes: (db: Db, channel: Channel) => Promise<AttributeDefinition[]> = cacheByChannel(
  (db, channel) =>
    runStatement<AttributeDefinition>(
      db,
      `SELECT key, name, choices, unit, scale, is_filter AS "isFilter" FROM attributes
     WHERE channel_id = $1 ORDER BY position, id`,
      [channel.id],
    ),
);

/** The attributes by which lists can be filtered, in the shop's order. */
export const listFilterAttributes = async (db: Db, channel: Channel): Promise<AttributeDefinition[]> =>
  (await listAttributes(db, channel)).filter(({ isFilter }) => isFilter);

/** The values that an attribute allows. */
interface AllowedValues {
  key: string;
  choices?: readonly { key: string }[] | null;
  scale?: { min: number; max: number } | null;
}

/** Lists the values that the shop's attributes do not allow, as `key=value`. */
export function findUnknownValues(values: AttributeValues, defined: readonly AllowedValues[]): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const attribute = defined.find((each) => each.key === key);
    const { choices, scale } = attribute ?? {};
    const isNumber = typeof value === "number";
    if (!attribute || isNumber === Boolean(choices)) return [`${key}=${String(value)}`];
    if (isNumber) return scale && (value < scale.min || value > scale.max) ? [`${key}=${value}`] : [];
    return value
      .filter((choice) => !choices?.some((known) => known.key === choice))
      .map((choice) => `${key}=${choice}`);
  });
}

/** Splits `key:value;key:value`, whose format the contract has checked. Keeps the first value of a key. */
function splitPairs(text: string): [key: string, value: string][] {
  const pairs = text.split(";").map((pair): [string, string] => {
    const at = pair.indexOf(":");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return pairs.filter(([key], index) => pairs.findIndex((other) => other[0] === key) === index);
}

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

/** Parses `brew:paper,press;roast:4..6`. */
export function parseAttributeFilters(text: string): AttributeFilter[] {
  return splitPairs(text).map(([key, value]) => {
    const [min, max] = value.split("..");
    return max === undefined
      ? { key, choices: value.split(","), min: null, max: null }
      : { key, choices: [], min: numberOf(min), max: numberOf(max) };
  });
}

/** Parses `acidity:4;body:2.5`. Ignores attributes without a scale. */
export async function parseScalePoints(db: Db, channel: Channel, text: string): Promise<ScalePoint[]> {
  const scales = new Map((await listAttributes(db, channel)).map(({ key, scale }) => [key, scale]));
  return splitPairs(text).flatMap(([key, value]) => {
    const scale = scales.get(key);
    return scale ? { key, value: Number(value), span: scale.max - scale.min } : [];
  });
}

/** The number of an attribute by which products are ordered. */
export interface AttributeOrder {
  key: string;
  isDown: boolean;
}

/** Parses `width` or `-width`. */
export const parseAttributeOrder = (text: string): AttributeOrder => ({
  key: text.replace("-", ""),
  isDown: text.startsWith("-"),
});

/** The number of an attribute of `products p` as a part of ORDER BY; products without it come last. */
export const attributeOrderSql = ({ key, isDown }: AttributeOrder, bind: FilterSql["bind"]): string =>
  `${numberSql(`p.attributes -> ${bind(key, "text")}`)} ${isDown ? "DESC" : "ASC"} NULLS LAST`;

/**
 * The squared distance of `p.attributes` from the points as SQL; null for a product that lacks one of them.
 *
 * @param points at least one
 */
export function distanceSql(points: readonly ScalePoint[], bind: FilterSql["bind"]): string {
  const squares = points.map(({ key, value, span }) => {
    const number = numberSql(`p.attributes -> ${bind(key, "text")}`);
    return `((${number} - ${bind(value, "numeric")}) / ${bind(span, "numeric")}) ^ 2`;
  });
  return squares.join(" + ");
}

/**
 * Builds SQL for the facets of attributes, each with the other filters applied: a common table expression over `base` that
 * counts equal values (an attribute has few different ones), and the columns `choices` and `ranges` that read it.
 */
export function attributeFacetsSql(
  sql: FilterSql,
  definitions: readonly AttributeDefinition[],
): { cte: string; columns: string[] } {
  const keys = sql.bind(
    definitions.map(({ key }) => key),
    "text[]",
  );
  const ownConditions = sql.attributes.map(
    ({ key }, position) => `WHEN ${sql.bind(key, "text")} THEN ${matchingAll(sql, `of_attribute_${position}`)}`,
  );
  const matching =
    ownConditions.length > 0
      ? `CASE attribute.key ${ownConditions.join(" ")} ELSE ${matchingAll(sql)} END`
      : matchingAll(sql);
  return {
    cte: `counted AS MATERIALIZED (
      SELECT attribute.key, attribute.value, count(*)::int
      FROM base CROSS JOIN LATERAL jsonb_each(base.attributes) attribute
      WHERE attribute.key = ANY(${keys}) AND ${matching}
      GROUP BY attribute.key, attribute.value)`,
    columns: [
      `(SELECT json_agg(found) FROM (
        SELECT key, choice, sum(count)::int AS count
        FROM counted CROSS JOIN LATERAL
          jsonb_array_elements_text(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) choice
        GROUP BY key, choice) found) AS choices`,
      `(SELECT json_agg(found) FROM (
        SELECT key, min(number.value), max(number.value)
        FROM counted CROSS JOIN LATERAL
          (SELECT ${numberSql("counted.value")} AS value) number
        WHERE number.value IS NOT NULL
        GROUP BY key) found) AS ranges`,
    ],
  };
}

/**
 * Returns the facets in the order of the definitions. Omits choices and ranges that no product has and no filter names, and
 * facets that are empty then.
 */
export function attributeFacets(
  definitions: readonly AttributeDefinition[],
  filters: readonly AttributeFilter[],
  counts: readonly CountedChoice[],
  ranges: readonly NumberRange[],
): AttributeFacet[] {
  return definitions.flatMap(({ key, name, choices, unit, scale }): AttributeFacet[] => {
    const own = filters.find((filter) => filter.key === key);
    if (choices) {
      const chosen = own?.choices ?? [];
      const counted = choices.flatMap((choice) => {
        const { count = 0 } = counts.find((each) => each.key === key && each.choice === choice.key) ?? {};
        return count > 0 || chosen.includes(choice.key) ? { ...choice, product_count: count } : [];
      });
      return counted.length > 0 ? [{ key, name, choices: counted }] : [];
    }
    const range = ranges.find((each) => each.key === key);
    const min = range?.min ?? own?.min ?? own?.max;
    const max = range?.max ?? own?.max ?? own?.min;
    if (min == null || max == null) return [];
    return [{ key, name, choices: [], range: { min, max, unit, ...(scale && { scale }) } }];
  });
}
