import type { GiftService, ProductDetails } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { limitsOf } from "../delivery/delivery-method.ts";
import { deliverySpecs } from "./delivery-specs.ts";
import { DELIVERY_COLUMNS, type DeliveryRow } from "./product-delivery.ts";

interface Row extends Pick<ProductDetails, "maker" | "tags" | "size_table">, DeliveryRow {
  gift_services: GiftService[];
}

// A のし belongs to an occasion.
const BY_KEY = `
  SELECT p.size_table, ${DELIVERY_COLUMNS},
    (SELECT json_build_object('key', m.key, 'name', m.name)
       FROM brands b JOIN makers m ON m.id = b.maker_id WHERE b.id = p.brand_id) AS maker,
    (SELECT coalesce(json_agg(json_build_object('key', t.key, 'name', t.name) ORDER BY t.position, t.id), '[]')
       FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
       WHERE pt.product_id = p.id AND t.password_hash IS NULL) AS tags,
    ARRAY(SELECT s.name FROM (VALUES ('wrapping', 1), ('noshi', 2), ('message_card', 3), ('sign', 4), ('bag', 5))
        AS s(name, place)
      WHERE EXISTS (SELECT FROM packing_options o WHERE o.channel_id = p.channel_id AND o.is_show
        AND CASE s.name WHEN 'noshi' THEN o.kind = 'occasion' AND o.knots IS NOT NULL
          WHEN 'message_card' THEN o.kind = 'card' ELSE o.kind = s.name END)
      ORDER BY s.place) AS gift_services
  FROM products p WHERE p.channel_id = $1 AND p.key = $2 AND p.is_show`;

/** Reads what a product page shows besides the product; undefined if the shop has no product with this key. */
export async function findProductDetails(db: Db, channel: Channel, key: string): Promise<ProductDetails | undefined> {
  const [row] = await runStatement<Row>(db, BY_KEY, [channel.id, key]);
  if (!row) return undefined;
  const { maker, tags, size_table, gift_services } = row;
  const delivery_limits = deliverySpecs(channel, [], limitsOf(channel.deliveryMethods, row));
  return { maker, tags, size_table, delivery_limits, gift_services };
}
