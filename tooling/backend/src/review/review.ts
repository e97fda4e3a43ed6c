import type { Answer, OwnReview, Review, ReviewInput, ReviewSort, ReviewSummary } from "@noren/contract";
import type { RequestContext } from "../context/request-context.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import { listPhotos } from "./review-photos.ts";

/** Inside a transaction, the query builder returns timestamps as text. */
type Row = Omit<Review, "created_at" | "photos"> & { created_at: Date | string };

const COLUMNS =
  "r.id, r.product_id, r.rating, r.title, r.body, r.nickname, r.is_purchased, r.helpful_count, r.created_at";

type Context = Pick<RequestContext, "db" | "channel" | "secret" | "now">;

const ORDER: Record<ReviewSort, string> = {
  newest: "r.created_at DESC, r.id DESC",
  helpful: "r.helpful_count DESC, r.created_at DESC, r.id DESC",
  rating_desc: "r.rating DESC, r.created_at DESC, r.id DESC",
  rating_asc: "r.rating, r.created_at DESC, r.id DESC",
};

const toReview = ({ created_at, ...row }: Row, photos: Review["photos"] = []): Review => ({
  ...row,
  photos,
  created_at: new Date(created_at).toISOString(),
});

const COUNTS = `
  SELECT p.id, r.rating, count(r.id)::int AS count
  FROM products p LEFT JOIN reviews r ON r.product_id = p.id AND r.is_show
  WHERE p.channel_id = $1 AND p.key = $2 AND p.is_show GROUP BY p.id, r.rating`;

/** A page of a product's reviews with the summary of all; undefined when the shop shows no product with this key. */
export async function listReviews(
  context: Context,
  key: string,
  { rating, sort, page }: { rating: number | null; sort: ReviewSort; page: Page },
): Promise<{ reviews: Answer<"listReviews">; total: number } | undefined> {
  const { db, channel } = context;
  const counts = await runStatement<{ id: number; rating: number | null; count: number }>(db, COUNTS, [
    channel.id,
    key,
  ]);
  const [product] = counts;
  if (!product) return undefined;
  const rows = await runStatement<Row>(
    db,
    `SELECT ${COLUMNS} FROM reviews r WHERE r.product_id = $1 AND r.is_show AND ($2::int IS NULL OR r.rating = $2)
     ORDER BY ${ORDER[sort]} LIMIT $3 OFFSET $4`,
    [product.id, rating, page.limit, page.offset],
  );
  const summary = summaryOf(new Map(counts.map((each) => [each.rating ?? 0, each.count])));
  const found = summary.by_rating.find((each) => each.rating === rating);
  const ids = rows.map(({ id }) => id);
  const photos = await listPhotos(context, ids);
  const data = rows.map((row) => toReview(row, photos.get(row.id)));
  return { reviews: { data, summary }, total: found?.count ?? summary.total };
}

/** @param counts the number of reviews per number of stars */
export function summaryOf(counts: ReadonlyMap<number, number>): ReviewSummary {
  const by_rating = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
  const total = by_rating.reduce((sum, { count }) => sum + count, 0);
  const stars = by_rating.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { total, average: total === 0 ? null : Math.round((stars / total) * 10) / 10, by_rating };
}

/** Whether the shop shows a product with this id. */
export async function isProductVisible(db: Db, channelId: number, productId: number): Promise<boolean> {
  const rows = await runStatement(db, "SELECT 1 FROM products WHERE id = $1 AND channel_id = $2 AND is_show", [
    productId,
    channelId,
  ]);
  return rows.length > 0;
}

const INSERT = `
  INSERT INTO reviews AS r (product_id, user_id, rating, title, body, nickname, created_at, is_show, is_purchased)
  SELECT $1::int, $2::int, $3::smallint, $4::text, $5::text, $6::text, $7::timestamptz, $8::boolean, EXISTS (
    SELECT FROM order_lines l
    JOIN order_shippings s ON s.id = l.order_shipping_id
    JOIN orders o ON o.id = s.order_id
    WHERE l.product_id = $1 AND o.user_id = $2 AND o.status = 'completed')
  ON CONFLICT (user_id, product_id) DO NOTHING
  RETURNING ${COLUMNS}`;

/**
 * Creates a member's review of a visible product, published at once or hidden until the shop approves it; undefined when the
 * member has already reviewed it.
 */
export async function addReview(
  db: Db | Transaction,
  memberId: number,
  productId: number,
  { rating, title = null, body, nickname }: Omit<ReviewInput, "photo_keys">,
  { isShow, now }: { isShow: boolean; now: Date },
): Promise<Review | undefined> {
  const [row] = await runStatement<Row>(db, INSERT, [productId, memberId, rating, title, body, nickname, now, isShow]);
  return row && toReview(row);
}

/** A member's own review of a product, shown or not; null without one. */
export async function findOwnReview(context: Context, memberId: number, productId: number): Promise<OwnReview | null> {
  const { db, channel } = context;
  const [row] = await runStatement<Row & { is_show: boolean }>(
    db,
    `SELECT ${COLUMNS}, r.is_show FROM reviews r JOIN products p ON p.id = r.product_id
     WHERE r.user_id = $1 AND r.product_id = $2 AND p.channel_id = $3`,
    [memberId, productId, channel.id],
  );
  if (!row) return null;
  const { is_show: is_published, ...review } = row;
  const photos = await listPhotos(context, [row.id]);
  return { ...toReview(review, photos.get(row.id)), is_published };
}

/** Deletes a member's own review; false without one. */
export async function deleteOwnReview(db: Db, memberId: number, productId: number): Promise<boolean> {
  const rows = await runStatement(db, "DELETE FROM reviews WHERE user_id = $1 AND product_id = $2 RETURNING id", [
    memberId,
    productId,
  ]);
  return rows.length > 0;
}
