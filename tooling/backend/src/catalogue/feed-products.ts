import type { FeedProduct, Picture, TaxRate } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { type Page, readPage } from "../http/pagination.ts";
import { pathTo, productCategoryTree } from "./category-tree.ts";
import { PICTURE } from "./product-picture.ts";
import { toVariant, VARIANTS_JSON, type VariantRow } from "./product.ts";

/** With descriptions of 5,000 characters and twenty variants each, a page takes half of what an answer may. */
const PER_PAGE = 100;
/** Google Merchant Center reads as many characters. */
const DESCRIPTION_MAX = 5000;

/** Reads the number of a page of the feed. */
export const readFeedPage = (page: number | undefined): Page => readPage({ page, per: PER_PAGE });

interface Row extends Omit<FeedProduct, "categories" | "variants"> {
  category: string | null;
  tax_rate: TaxRate;
  images: Picture[];
  variants: VariantRow[];
}

const ON_SHOW = "SELECT count(*)::int AS total FROM products p WHERE p.channel_id = $1 AND p.is_show";

// The page is cut first: the subqueries run for its products only.
const PAGE = `
  SELECT p.key, p.code, p.name, left(p.description, ${DESCRIPTION_MAX}) AS description, p.options, p.tax_rate,
    (SELECT b.name FROM brands b WHERE b.id = p.brand_id) AS brand,
    (SELECT c.key FROM product_categories pc JOIN categories c ON c.id = pc.category_id
      WHERE pc.product_id = p.id ORDER BY pc.position LIMIT 1) AS category,
    (SELECT coalesce(json_agg(${PICTURE} ORDER BY i.position), '[]') FROM product_images i WHERE i.product_id = p.id) AS images,
    ${VARIANTS_JSON} AS variants
  FROM (SELECT * FROM products WHERE channel_id = $1 AND is_show ORDER BY id LIMIT $2 OFFSET $3) p
  ORDER BY p.id`;

/** A page of the products on show in the order in which they were created, so that new ones change the last page only. */
export async function listFeedProducts(
  db: Db,
  channel: Channel,
  { limit, offset }: Page,
): Promise<{ data: FeedProduct[]; total: number }> {
  const [[count], rows, tree] = await Promise.all([
    runStatement<{ total: number }>(db, ON_SHOW, [channel.id]),
    runStatement<Row>(db, PAGE, [channel.id, limit, offset]),
    productCategoryTree(db, channel),
  ]);
  const data = rows.map(({ category, tax_rate, variants, ...row }) => {
    const own = tree.byKey.get(category ?? "");
    return {
      ...row,
      categories: own ? pathTo(own).map(({ name }) => name) : [],
      variants: variants.map((variant) => toVariant(variant, tax_rate)),
    };
  });
  return { data, total: count?.total ?? 0 };
}
