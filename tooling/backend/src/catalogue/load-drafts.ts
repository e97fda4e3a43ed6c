import type { OrderSheet, ProductPicture, ProductVideo, ShelfLife, SizeTable } from "@noren/contract";
import { sql } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import type { AttributeValues } from "../db/schema/catalogue.ts";
import { PRODUCT_PICTURE } from "./product-picture.ts";
import type { ProductDraft, VariantDraft } from "./save-products.ts";

interface Row {
  [column: string]: unknown;
  id: number;
  key: string;
  code: string;
  name: string;
  brand: string | null;
  categories: string[];
  catch_copy: string;
  description: string;
  specs: { name: string; value: string }[];
  options: { name: string; values: string[] }[];
  tax_rate: 8 | 10;
  is_show: boolean;
  lead_days: number;
  delivery_method: string | null;
  shelf_life: ShelfLife | null;
  embroidery_letters: number | null;
  order_sheet: OrderSheet | null;
  size_table: SizeTable | null;
  attributes: AttributeValues;
  video: ProductVideo | null;
  position: number;
  released_at: string;
  keywords: string[];
  images: ProductPicture[];
  variants: VariantDraft[];
}

/** Reads products of a shop by key as the drafts with which `saveProducts` restores them. Omits unknown keys. */
export async function loadProductDrafts(
  tx: Transaction,
  channelId: number,
  keys: readonly string[],
): Promise<Map<string, { id: number; draft: ProductDraft }>> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT p.id, p.key, p.code, p.name, p.catch_copy, p.description, p.specs, p.options, p.tax_rate, p.is_show,
      p.lead_days, p.delivery_method, p.embroidery_letters, p.order_sheet, p.size_table, p.attributes, p.video, p.position, p.keywords,
      to_json(p.released_at) #>> '{}' AS released_at,
      CASE WHEN p.shelf_life_kind IS NOT NULL
        THEN json_build_object('kind', p.shelf_life_kind, 'days', p.shelf_life_days) END AS shelf_life,
      (SELECT b.key FROM brands b WHERE b.id = p.brand_id) AS brand,
      ARRAY(SELECT c.key FROM product_categories pc JOIN categories c ON c.id = pc.category_id
        WHERE pc.product_id = p.id ORDER BY pc.position) AS categories,
      (SELECT coalesce(json_agg(${sql.raw(PRODUCT_PICTURE)} ORDER BY i.position), '[]')
        FROM product_images i WHERE i.product_id = p.id) AS images,
      (SELECT coalesce(json_agg(json_build_object('code', v.code, 'optionValues', v.option_values, 'price', v.price,
          'beforePrice', v.before_price, 'stock', v.stock, 'specs', v.specs,
          'image', (SELECT i.position FROM product_images i WHERE i.id = v.image_id)) ORDER BY v.position, v.id), '[]')
        FROM variants v WHERE v.product_id = p.id AND v.is_active) AS variants
    FROM products p
    WHERE p.channel_id = ${channelId} AND p.key = ANY(${sql.param(keys)}::text[])`);
  return new Map(rows.map((row) => [row.key, { id: row.id, draft: toDraft(row) }]));
}

/** Every property: a restoration resets what it lacks. */
function toDraft(row: Row): Required<ProductDraft> {
  const { key, code, name, brand, categories, description, specs, options, position, keywords, images, variants } = row;
  return {
    key,
    code,
    name,
    brand,
    categories,
    catchCopy: row.catch_copy,
    description,
    specs,
    options,
    taxRate: row.tax_rate,
    isShow: row.is_show,
    leadDays: row.lead_days,
    deliveryMethod: row.delivery_method,
    shelfLife: row.shelf_life,
    embroideryLetters: row.embroidery_letters,
    orderSheet: row.order_sheet,
    sizeTable: row.size_table,
    attributes: row.attributes,
    video: row.video,
    position,
    releasedAt: new Date(row.released_at),
    keywords,
    images,
    variants,
  };
}
