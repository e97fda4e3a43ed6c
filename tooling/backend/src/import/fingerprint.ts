import { sql } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";

/**
 * Hashes everything that a shop may have changed about products: their own columns, active variants with their stock,
 * pictures, categories, and what refers to them. Omits ids that a restoration renews, and columns that derive from others.
 */
export async function loadFingerprints(tx: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await tx.execute<{ id: number; fingerprint: string }>(sql`
    WITH wanted AS (SELECT unnest(${sql.param(ids)}::int[]) AS id),
    links AS (
      SELECT product_id, 'tag' AS kind, tag_id AS link FROM product_tags
      UNION ALL SELECT product_id, 'accessory', accessory_id FROM product_accessories
      UNION ALL SELECT accessory_id, 'accessory of', product_id FROM product_accessories
      UNION ALL SELECT product_id, 'collection', collection_id FROM collection_products
      UNION ALL SELECT product_id, 'entry', e.id FROM collection_entries e, unnest(e.product_ids) AS product_id
      UNION ALL SELECT product_id, 'blog', blog_id FROM blog_products
      UNION ALL SELECT product_id, 'review', id FROM reviews
    ),
    linked AS (
      SELECT product_id AS id, jsonb_agg(jsonb_build_array(kind, link) ORDER BY kind, link) AS links
      FROM links JOIN wanted ON wanted.id = product_id GROUP BY product_id
    )
    SELECT p.id, md5(jsonb_build_array(
      to_jsonb(p) - '{search,search_text,price_from,price_to,before_price}'::text[],
      (SELECT jsonb_agg(to_jsonb(v) - '{id,image_id}'::text[]
          || jsonb_build_object('image', (SELECT i.position FROM product_images i WHERE i.id = v.image_id))
          ORDER BY v.position, v.code)
        FROM variants v WHERE v.product_id = p.id AND v.is_active),
      (SELECT jsonb_agg(to_jsonb(i) - 'id' ORDER BY i.position) FROM product_images i WHERE i.product_id = p.id),
      ARRAY(SELECT c.category_id FROM product_categories c WHERE c.product_id = p.id ORDER BY c.position),
      linked.links
    )::text) AS fingerprint
    FROM wanted JOIN products p USING (id) LEFT JOIN linked USING (id)`);
  return new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
}
