import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";

/** A product with this many points has a popularity of one half. */
const HALF_POINTS = 20;

/** Points of the last 90 days: 5 per piece ordered, 3 per member who likes it, 1 per visitor who viewed it. */
const COUNT = `
  WITH points AS (
    SELECT l.product_id, 5 * sum(l.quantity) AS points
    FROM order_lines l JOIN order_shippings s ON s.id = l.order_shipping_id JOIN orders o ON o.id = s.order_id
    WHERE o.ordered_at > $1::timestamptz - interval '90 days' AND o.status <> 'cancelled' AND l.product_id IS NOT NULL
    GROUP BY 1
    UNION ALL SELECT product_id, 3 * count(*) FROM product_likes GROUP BY 1
    UNION ALL SELECT product_id, count(*) FROM product_histories
      WHERE viewed_at > $1::timestamptz - interval '90 days' GROUP BY 1
  ), sums AS (SELECT product_id, sum(points) AS points FROM points GROUP BY 1)
  INSERT INTO product_popularity (product_id, popularity)
  SELECT p.id, coalesce(s.points / (s.points + ${HALF_POINTS}), 0) FROM products p
    LEFT JOIN sums s ON s.product_id = p.id LEFT JOIN product_popularity known ON known.product_id = p.id
  WHERE s.points > 0 OR known.product_id IS NOT NULL ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET popularity = excluded.popularity
    WHERE product_popularity.popularity <> excluded.popularity`;

/** Counts the popularity of all products anew. Returns 0, since nothing is left to do until it is due again. */
export async function countPopularity(db: Db, now: Date): Promise<number> {
  await runStatement(db, COUNT, [now]);
  return 0;
}
