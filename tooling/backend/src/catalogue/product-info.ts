import type { Picture, ProductAttribute, ProductInfo, TaxRate } from "@noren/contract";
import type { Db, Transaction } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import { withoutTax } from "./money.ts";
import { noPicture, PICTURE } from "./product-picture.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** Days after its release for which a product counts as new. */
export const NEW_DAYS = 30;

/** The shop, the reader and the time, on which products, favourites and the "new" mark depend. */
export interface CatalogueContext {
  channelId: number;
  /** The member whose favourites are marked; null for a guest. */
  memberId: number | null;
  now: Date;
}

export interface InfoRow {
  id: number;
  key: string;
  name: string;
  code: string;
  brand: { key: string; name: string } | null;
  categories: { key: string; name: string }[];
  tax_rate: TaxRate;
  price_from: number;
  price_to: number;
  before_price: number | null;
  image: Picture | null;
  is_show: boolean;
  is_stock_available: boolean;
  /** The only variant, if it is in stock, so that a card can add it to the cart; null when the shopper has to choose. */
  default_variant_id: number | null;
  is_new: boolean;
  is_favorite: boolean;
  review_summary: NonNullable<ProductInfo["review_summary"]> | null;
  attributes: ProductAttribute[] | null;
}

/** A product's brand and its categories as JSON, over `products p`. */
export const BRAND_JSON =
  "(SELECT json_build_object('key', b.key, 'name', b.name) FROM brands b WHERE b.id = p.brand_id)";
export const CATEGORIES_JSON = `(SELECT coalesce(json_agg(json_build_object('key', c.key, 'name', c.name) ORDER BY pc.position), '[]')
     FROM product_categories pc JOIN categories c ON c.id = pc.category_id WHERE pc.product_id = p.id)`;

/**
 * Columns of an `InfoRow` over `products p`. `$1` is the channel, `$2` the member, `$3` the oldest release that counts as
 * new.
 */
export const INFO_COLUMNS = `
  p.id, p.key, p.name, p.code, p.tax_rate, p.price_from, p.price_to, p.before_price, p.is_show,
  ${BRAND_JSON} AS brand, ${CATEGORIES_JSON} AS categories,
  (SELECT ${PICTURE}
     FROM product_images i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1) AS image,
  coalesce((SELECT true FROM variants v WHERE v.product_id = p.id AND v.is_active AND v.stock > 0 LIMIT 1), false)
    AS is_stock_available,
  (SELECT CASE WHEN p.is_show AND count(*) = 1 AND max(v.stock) > 0 THEN max(v.id) END
     FROM variants v WHERE v.product_id = p.id AND v.is_active) AS default_variant_id,
  p.released_at > $3::timestamptz AS is_new,
  EXISTS (SELECT FROM product_likes l WHERE l.product_id = p.id AND l.user_id = $2::int) AS is_favorite,
  (SELECT json_build_object('total', count(*)::int, 'average', round(avg(r.rating), 1)::float)
     FROM reviews r WHERE r.product_id = p.id AND r.is_show HAVING count(*) > 0) AS review_summary,
  CASE WHEN p.attributes <> '{}' THEN attribute_facts($1::int, p.attributes, true) END AS attributes`;

/** Values of `$1` to `$3` of `INFO_COLUMNS`. */
export const infoValues = ({ channelId, memberId, now }: CatalogueContext): [number, number | null, Date] => [
  channelId,
  memberId,
  addDaysInJapan(now, -NEW_DAYS),
];

const BY_IDS = `SELECT ${INFO_COLUMNS} FROM products p WHERE p.channel_id = $1 AND p.id = ANY($4::int[])`;

/** Reads product infos by id, including hidden products. Omits ids of other shops. */
export async function loadProductInfos(
  db: Db | Transaction,
  context: CatalogueContext,
  ids: readonly number[],
): Promise<Map<number, ProductInfo>> {
  if (ids.length === 0) return new Map();
  const rows = await runStatement<InfoRow>(db, BY_IDS, [...infoValues(context), ids]);
  return new Map(rows.map((row) => [row.id, toInfo(row)]));
}

const SHOWN_BY_KEYS = `SELECT ${INFO_COLUMNS} FROM products p
  WHERE p.channel_id = $1 AND p.is_show AND p.key = ANY($4::text[])`;

/** Reads the infos of the products on show with these keys, by key. */
export async function loadShownProducts(
  db: Db,
  context: CatalogueContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ProductInfo>> {
  if (keys.length === 0) return new Map();
  const rows = await runStatement<InfoRow>(db, SHOWN_BY_KEYS, [...infoValues(context), keys]);
  return new Map(rows.map((row) => [row.key, toInfo(row)]));
}

/** Reads the infos of these ids, in their order. */
export async function listProductInfos(
  db: Db | Transaction,
  context: CatalogueContext,
  ids: readonly number[],
): Promise<ProductInfo[]> {
  return pickInfos(await loadProductInfos(db, context, ids), ids);
}

/** Picks the infos of these ids, in their order. Omits ids without an info. */
export function pickInfos(infos: ReadonlyMap<number, ProductInfo>, ids: readonly number[]): ProductInfo[] {
  return ids.flatMap((id) => infos.get(id) ?? []);
}

/** Maps a row to the contract. */
export function toInfo(row: InfoRow): ProductInfo {
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    code: row.code,
    brand: row.brand,
    categories: row.categories,
    product_price: withoutTax(row.price_from, row.tax_rate),
    product_price_with_tax: row.price_from,
    is_price_from: row.price_from < row.price_to,
    before_price: row.before_price,
    tax_rate: row.tax_rate,
    image: row.image ?? noPicture(row.name),
    is_show_product: row.is_show,
    is_stock_available: row.is_stock_available,
    default_variant_id: row.default_variant_id,
    is_new: row.is_new,
    is_favorite: row.is_favorite,
    ...(row.review_summary && { review_summary: row.review_summary }),
    ...(row.attributes && { attributes: row.attributes }),
  };
}
