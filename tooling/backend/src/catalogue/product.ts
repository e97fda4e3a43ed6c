import type { OrderSheet, Picture, Product, ProductAttribute, ProductVideo, Variant } from "@noren/contract";
import { stockFacts } from "./stock-limits.ts";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { arrivalAnywhere } from "../arrival/arrival.ts";
import { limitsOf } from "../delivery/delivery-method.ts";
import { getDeliveryTerms } from "../arrival/delivery-terms.ts";
import { pathTo, productCategoryTree } from "./category-tree.ts";
import { withoutTax } from "./money.ts";
import { deliverySpecs } from "./delivery-specs.ts";
import { DELIVERY_COLUMNS, type DeliveryRow } from "./product-delivery.ts";
import { PICTURE, PRODUCT_PICTURE } from "./product-picture.ts";
import { INFO_COLUMNS, type InfoRow, infoValues, toInfo, type CatalogueContext } from "./product-info.ts";

/** A variant as `VARIANTS_JSON` reads it. */
export interface VariantRow {
  id: number;
  code: string;
  option_values: string[];
  price: number;
  before_price: number | null;
  stock: number;
  image: Picture | null;
  specs: Product["specs"];
}

interface ProductRow extends InfoRow, DeliveryRow {
  catch_copy: string;
  description: string;
  specs: Product["specs"];
  options: Product["options"];
  embroidery_letters: number | null;
  order_sheet: OrderSheet | null;
  video: ProductVideo | null;
  all_attributes: ProductAttribute[] | null;
  created_at: Date;
  images: Picture[];
  variants: VariantRow[];
}

/** The active variants of `products p` as a JSON array. */
export const VARIANTS_JSON = `
  (SELECT coalesce(json_agg(json_build_object('id', v.id, 'code', v.code, 'option_values', v.option_values,
      'price', v.price, 'before_price', v.before_price, 'stock', v.stock, 'specs', v.specs,
      'image', (SELECT ${PICTURE} FROM product_images i WHERE i.id = v.image_id)) ORDER BY v.position, v.id), '[]')
    FROM variants v WHERE v.product_id = p.id AND v.is_active)`;

const BY_KEY = `
  SELECT ${INFO_COLUMNS}, p.catch_copy, p.description, p.specs, p.options, ${DELIVERY_COLUMNS},
    p.embroidery_letters, p.order_sheet, p.video, p.created_at, attribute_facts($1::int, p.attributes, false) AS all_attributes,
    (SELECT coalesce(json_agg(${PRODUCT_PICTURE} ORDER BY i.position), '[]') FROM product_images i WHERE i.product_id = p.id) AS images,
    ${VARIANTS_JSON} AS variants
  FROM products p WHERE p.channel_id = $1 AND p.key = $4 AND p.is_show`;

/** Reads a visible product with all data of its page; undefined if the shop has no product with this key. */
export async function findProduct(
  db: Db,
  channel: Channel,
  context: CatalogueContext,
  key: string,
  now: Date,
): Promise<Product | undefined> {
  const [[row], tree, terms] = await Promise.all([
    runStatement<ProductRow>(db, BY_KEY, [...infoValues(context), key]),
    productCategoryTree(db, channel),
    getDeliveryTerms(db, channel, now),
  ]);
  if (!row) return undefined;
  const own = tree.byKey.get(row.categories[0]?.key ?? "");
  const info = toInfo(row);
  const delivery = limitsOf(channel.deliveryMethods, row);
  const arrival = arrivalAnywhere([[{ leadDays: row.leadDays, delivery }]], terms);
  return {
    ...info,
    catch_copy: row.catch_copy,
    description: row.description,
    specs: [...row.specs, ...deliverySpecs(channel, row.specs, delivery)],
    images: row.images.length > 0 ? row.images : [info.image],
    ...(row.video && { video: row.video }),
    options: row.options,
    product_model: { products: row.variants.map((variant) => toVariant(variant, info.tax_rate)) },
    breadcrumbs: own ? pathTo(own).map((node) => ({ key: node.key, name: node.name })) : [],
    lead_days: row.leadDays,
    ...(arrival && { arrival }),
    embroidery_letters: row.embroidery_letters,
    ...(row.order_sheet && { order_sheet: row.order_sheet }),
    ...(row.all_attributes && { attributes: row.all_attributes }),
    created_at: row.created_at.toISOString(),
  };
}

/** Maps a row to the contract. */
export function toVariant(row: VariantRow, taxRate: Product["tax_rate"]): Variant {
  return {
    id: row.id,
    code: row.code,
    option_values: row.option_values,
    product_price: withoutTax(row.price, taxRate),
    product_price_with_tax: row.price,
    before_price: row.before_price,
    ...stockFacts(row.stock),
    image: row.image,
    ...(row.specs.length > 0 && { specs: row.specs }),
  };
}
