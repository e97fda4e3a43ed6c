import type { ProductSort } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement, runVariedStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import { channelSynonyms } from "../search/channel-synonyms.ts";
import { correctedReading } from "../search/corrected-reading.ts";
import { matchesSql } from "../search/matches-sql.ts";
import { type Reading, readLiterally } from "../search/terms.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import type { CategoryNode } from "./category-tree.ts";
import { facetsOf, type FacetRow, facetsSql, type ProductFacets, productFacets } from "./product-facets.ts";
import {
  type AttributeOrder,
  attributeOrderSql,
  distanceSql,
  listFilterAttributes,
  type ScalePoint,
} from "./attributes.ts";
import { filterKey, filterSql, type FilterSql, matchingAll, type ProductFilter } from "./product-filter.ts";

const ORDER: Record<ProductSort, string> = {
  recommended: "p.position, p.id",
  newest: "p.released_at DESC, p.id DESC",
  price_asc: "p.price_from, p.id",
  price_desc: "p.price_from DESC, p.id",
  name: 'p.name COLLATE "ja-x-icu", p.id',
};

interface Order {
  sort: ProductSort;
  /** The nearest products come first. */
  near: readonly ScalePoint[];
  /** The number of an attribute that decides before `sort`; null for none. */
  by: AttributeOrder | null;
  page: Page;
}

/** The ORDER BY over `products p`; products without the attributes come last. */
const orderSql = ({ near, by }: Pick<Order, "near" | "by">, order: string, bind: FilterSql["bind"]): string =>
  [
    ...(near.length > 0 ? [`${distanceSql(near, bind)} NULLS LAST`] : []),
    ...(by ? [attributeOrderSql(by, bind)] : []),
    order,
  ].join(", ");

export interface FoundProducts {
  /** Ids of a page of visible products, in order. */
  ids: number[];
  facets: ProductFacets;
}

/** Finds a page of products with the facets of the filters. Counts the categories in `offered`. */
export async function findProducts(
  db: Db,
  channel: Channel,
  filter: ProductFilter,
  order: Order,
  offered: readonly CategoryNode[],
): Promise<FoundProducts> {
  // A search ranks all its matches, so one statement counts and sorts.
  if (filter.word !== null) return searchProducts(db, channel, filter.word, filter, order, offered);
  const [ids, facets] = await Promise.all([
    firstOnes(db, channel, filter, order),
    productFacets(db, channel, filter, offered),
  ]);
  return { ids, facets };
}

const orderKey = (filter: ProductFilter, order: Order) => filterKey(filter) + JSON.stringify(order);

const firstOnes = cacheByChannel(
  async (db: Db, channel: Channel, filter: ProductFilter, { sort, page, ...numbers }: Order): Promise<number[]> => {
    const { values, bind, always, single } = filterSql(channel.id, filter);
    const text = `
      SELECT p.id FROM products p WHERE ${[always, ...Object.values(single)].join(" AND ")}
      ORDER BY ${orderSql(numbers, ORDER[sort], bind)} LIMIT ${bind(page.limit, "int")} OFFSET ${bind(page.offset, "bigint")}`;
    return (await runVariedStatement<{ id: number }>(db, text, values)).map((row) => row.id);
  },
  orderKey,
);

const searchProducts = (
  db: Db,
  channel: Channel,
  word: string,
  filter: ProductFilter,
  order: Order,
  offered: readonly CategoryNode[],
): Promise<FoundProducts> =>
  searchInTurn(
    db,
    channel,
    word,
    (reading) => search(db, channel, filter, order, offered, reading),
    ({ facets }) => facets.total,
  );

/** Searches for the words as typed, then for what they were probably meant to be. */
async function searchInTurn<Found>(
  db: Db,
  channel: Channel,
  word: string,
  find: (reading: Reading) => Promise<Found>,
  countOf: (found: Found) => number,
): Promise<Found> {
  const found = await find(readLiterally(word, await channelSynonyms(db, channel)));
  if (countOf(found) > 0) return found;
  const corrected = await correctedReading(db, channel, word);
  return corrected ? find(corrected) : found;
}

/** The best matches of a word. */
interface BestMatches {
  /** Ids of visible products, in the order of a search. */
  ids: number[];
  /** Number of all matches. */
  total: number;
}

/** Finds the first products of a search without its facets, which take longer than the search while a visitor types. */
export const findBestMatches = (db: Db, channel: Channel, word: string, limit: number): Promise<BestMatches> =>
  searchInTurn(
    db,
    channel,
    word,
    (reading) => bestMatches(db, channel, word, limit, reading),
    ({ total }) => total,
  );

const bestMatches = cacheByChannel(
  async (db: Db, channel: Channel, _word: string, limit: number, reading: Reading): Promise<BestMatches> => {
    const values: unknown[] = [channel.id];
    const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
    const text = `
      WITH ${matchesSql(reading, bind).join()} SELECT id, count(*) OVER ()::int AS total FROM matches
      ORDER BY score DESC, position, id LIMIT ${bind(limit, "int")}`;
    const rows = await runStatement<{ id: number; total: number }>(db, text, values);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  },
  (word, limit, reading) => `${reading.key} ${limit} ${word}`,
);

const search = cacheByChannel(
  async (
    db: Db,
    channel: Channel,
    filter: ProductFilter,
    { sort, page, ...numbers }: Order,
    offered: readonly CategoryNode[],
    reading: Reading,
  ): Promise<FoundProducts> => {
    const sql = filterSql(channel.id, filter, reading);
    const attributes = await listFilterAttributes(db, channel);
    const order = orderSql(numbers, sort === "recommended" ? `p.score DESC, ${ORDER[sort]}` : ORDER[sort], sql.bind);
    const ids = `ARRAY(
      SELECT p.id FROM base p WHERE ${matchingAll(sql)}
      ORDER BY ${order} LIMIT ${sql.bind(page.limit, "int")} OFFSET ${sql.bind(page.offset, "bigint")}) AS ids`;
    const columns = ["p.position, p.released_at, p.name, m.score"];
    if ((numbers.near.length > 0 || numbers.by) && attributes.length === 0) columns.push("p.attributes");
    const text = facetsSql(sql, { offered, unlockedTagId: filter.tagId, attributes }, columns, [ids]);
    const [row] = await runVariedStatement<FacetRow & { ids: number[] }>(db, text, sql.values);
    return { ids: row?.ids ?? [], facets: facetsOf(row, attributes, filter.attributes) };
  },
  (filter, order, _offered, reading) => orderKey(filter, order) + reading.key,
);
