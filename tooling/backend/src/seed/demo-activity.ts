import { and, asc, eq } from "drizzle-orm";
import { users } from "../db/schema/account.ts";
import { products } from "../db/schema/catalogue.ts";
import { news, newsReaders } from "../db/schema/content.ts";
import { productRequests } from "../db/schema/voice.ts";
import { runStatement } from "../db/statement.ts";
import { addReview } from "../review/review.ts";
import { type SeedContext, firstOf } from "./seed-context.ts";
import { DEMO_LOGIN } from "./shops.ts";
import type { SeedEditorial } from "./editorial-shapes.ts";

type Activity = NonNullable<SeedEditorial["member"]>;

/** Adds the demo member's searches, views, requests, reviews and read marks. Runs after the member's orders. */
export async function seedDemoActivity(context: SeedContext, activity: Activity | undefined): Promise<void> {
  if (!activity) return;
  const { tx, channelId, daysAgo, productId } = context;
  const isDemo = and(eq(users.channelId, channelId), eq(users.username, DEMO_LOGIN.username));
  const { id: memberId } = firstOf(await tx.select({ id: users.id }).from(users).where(isDemo));
  for (const [word, days] of activity.searches)
    await runStatement(
      tx,
      "INSERT INTO product_search_histories (channel_id, user_id, word, searched_at) VALUES ($1, $2, $3, $4)",
      [channelId, memberId, word, daysAgo(days)],
    );
  for (const [key, hours] of activity.viewed)
    await runStatement(
      tx,
      "INSERT INTO product_histories (channel_id, user_id, product_id, viewed_at) VALUES ($1, $2, $3, $4)",
      [channelId, memberId, productId(key), daysAgo(hours / 24)],
    );
  for (const [key, rating, title, body, nickname, days] of activity.reviews)
    await addReview(
      tx,
      memberId,
      productId(key),
      { rating, title, body, nickname },
      { isShow: true, now: daysAgo(days) },
    );
  await seedRequests(context, memberId, activity.requests);
  await markOldestNewsRead(context, memberId, activity.read_news);
}

async function seedRequests(
  { tx, channelId, daysAgo, productId }: SeedContext,
  memberId: number,
  requests: Activity["requests"],
) {
  for (const { product, product_name, maker_name, quantity, note, status, reply, days_ago } of requests) {
    const id = product === undefined ? null : productId(product);
    const [row] = id === null ? [] : await tx.select().from(products).where(eq(products.id, id));
    await tx.insert(productRequests).values({
      channelId,
      userId: memberId,
      productId: id,
      productName: product_name ?? row?.name ?? "",
      makerName: maker_name,
      quantity: quantity,
      note: note,
      status,
      reply: reply ?? null,
      requestedAt: daysAgo(days_ago),
    });
  }
}

async function markOldestNewsRead(
  { tx, channelId, daysAgo }: SeedContext,
  memberId: number,
  count: number,
): Promise<void> {
  const oldest = await tx
    .select({ id: news.id })
    .from(news)
    .where(eq(news.channelId, channelId))
    .orderBy(asc(news.publishedAt))
    .limit(count);
  const rows = oldest.map(({ id }) => ({ newsId: id, userId: memberId, readAt: daysAgo(0) }));
  if (rows.length > 0) await tx.insert(newsReaders).values(rows);
}
