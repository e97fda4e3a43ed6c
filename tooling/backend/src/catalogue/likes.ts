import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";

const LIKE = `
  WITH liked AS (SELECT id FROM products WHERE id = $3 AND channel_id = $1 AND is_show),
  inserted AS (INSERT INTO product_likes (user_id, product_id) SELECT $2::int, id FROM liked ON CONFLICT DO NOTHING)
  SELECT id FROM liked`;

/** Marks a product as a member's favourite. Idempotent. Returns false if the shop does not show the product. */
export async function likeProduct(db: Db, channelId: number, memberId: number, productId: number): Promise<boolean> {
  return (await runStatement(db, LIKE, [channelId, memberId, productId])).length > 0;
}

const UNLIKE = `
  WITH liked AS (SELECT id FROM products WHERE id = $3 AND channel_id = $1),
  deleted AS (DELETE FROM product_likes WHERE user_id = $2 AND product_id IN (SELECT id FROM liked))
  SELECT id FROM liked`;

/** Removes a favourite, also of a hidden product. Returns false if the shop has no such product. */
export async function unlikeProduct(db: Db, channelId: number, memberId: number, productId: number): Promise<boolean> {
  return (await runStatement(db, UNLIKE, [channelId, memberId, productId])).length > 0;
}
