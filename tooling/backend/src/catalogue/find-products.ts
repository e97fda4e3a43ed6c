import type { ProductSort } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { run } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import { keptByChannel } from "../shop/kept-by-channel.ts";
import { filterKey, filterSql, type ProductFilter } from "./product-filter.ts";

const ORDER: Record<ProductSort, string> = {
  recommended: "p.position, p.id",
  newest: "p.released_at DESC, p.id DESC",
  price_asc: "p.price_from, p.id",
  price_desc: "p.price_from DESC, p.id",
  name: 'p.name COLLATE "ja-x-icu", p.id',
};

interface Order {
  sort: ProductSort;
  page: Page;
}

/** The numbers of a page of products on show, in their order. */
export const findProducts: (db: Db, channel: Channel, filter: ProductFilter, order: Order) => Promise<number[]> =
  keptByChannel(find, (filter, order) => filterKey(filter) + JSON.stringify(order));

async function find(db: Db, channel: Channel, filter: ProductFilter, { sort, page }: Order): Promise<number[]> {
  const { values, bind, always, inCategory, ofBrand, ofPrice, rank } = filterSql(channel.id, filter);
  const order = sort === "recommended" && rank ? `${rank}, ${ORDER[sort]}` : ORDER[sort];
  const text = `
    SELECT p.id FROM products p WHERE ${always} AND ${inCategory} AND ${ofBrand} AND ${ofPrice}
    ORDER BY ${order} LIMIT ${bind(page.limit, "int")} OFFSET ${bind(page.offset, "bigint")}`;
  return (await run<{ id: number }>(db, text, values)).map((row) => row.id);
}
