import { createHmac } from "node:crypto";
import type { RequestContext } from "../context/request-context.ts";
import { runStatement } from "../db/statement.ts";
import { hashNetwork } from "../rate-limit/hash-network.ts";

/** Per review: guests and all members of a network share this limit, because one person may register many accounts. */
export const MAX_MARKS_PER_NETWORK = 5;

const FIND = `
  SELECT r.user_id, r.helpful_count FROM reviews r JOIN products p ON p.id = r.product_id
  WHERE r.id = $1 AND r.is_show AND p.channel_id = $2 AND p.is_show FOR UPDATE OF r`;

const INSERT = `
  INSERT INTO review_helpful_marks (review_id, voter_hash, network_hash)
  SELECT $1::int, $2::bytea, $3::bytea
  WHERE (SELECT count(*) FROM review_helpful_marks WHERE review_id = $1 AND network_hash = $3) < $4::int
  ON CONFLICT DO NOTHING RETURNING review_id`;

const INCREMENT_COUNT = "UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = $1 RETURNING helpful_count";

type Context = Pick<RequestContext, "db" | "channel" | "memberId" | "network" | "secret">;

/**
 * Marks a review as helpful, once per member and once per network for guests (decision 0290). Ignores a repeated mark, the
 * author's own mark and marks beyond the network's limit. Returns the count; undefined for a review that is not shown.
 */
export function markHelpful(context: Context, reviewId: number): Promise<number | undefined> {
  const { db, channel, memberId, network, secret } = context;
  const networkHash = hashNetwork(secret, network);
  const voterHash = memberId === null ? networkHash : hashMember(secret, memberId);
  return db.transaction(async (tx) => {
    const [review] = await runStatement<{ user_id: number | null; helpful_count: number }>(tx, FIND, [
      reviewId,
      channel.id,
    ]);
    if (!review) return undefined;
    if (memberId !== null && review.user_id === memberId) return review.helpful_count;
    const marked = await runStatement(tx, INSERT, [reviewId, voterHash, networkHash, MAX_MARKS_PER_NETWORK]);
    if (marked.length === 0) return review.helpful_count;
    const [counted] = await runStatement<{ helpful_count: number }>(tx, INCREMENT_COUNT, [reviewId]);
    return counted?.helpful_count;
  });
}

const hashMember = (secret: string, memberId: number): Buffer =>
  createHmac("sha256", `helpful:${secret}`).update(String(memberId)).digest();
