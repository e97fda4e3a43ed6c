import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";

/** The fields that news and blog articles share: title, category and publication time. */
export type Publication = "news" | "blogs";

/** The shop that publishes, and the current time. */
export interface ArticleContext {
  channelId: number;
  now: Date;
}

export interface Neighbours {
  newer: { key: string; title: string } | null;
  older: { key: string; title: string } | null;
}

/** The condition for visible articles: `$1` is the channel, `$2` the current time, over the table `a`. */
export const PUBLISHED = "a.channel_id = $1 AND a.published_at <= $2";

/** The number of articles in a category; of all when it is null. */
export async function countPublished(db: Db, table: Publication, context: ArticleContext, category: string | null) {
  const [row] = await runStatement<{ count: number }>(
    db,
    `SELECT count(*)::int FROM ${table} a WHERE ${PUBLISHED} AND ($3::text IS NULL OR a.category = $3)`,
    [context.channelId, context.now, category],
  );
  return row?.count ?? 0;
}

/** The SQL and values for one page, newest first; `columns` are of the table `a`, further values begin at `$6`. */
export function buildPageQuery(
  table: Publication,
  context: ArticleContext,
  columns: string,
  category: string | null,
  page: Page,
) {
  return {
    text: `SELECT ${columns} FROM ${table} a WHERE ${PUBLISHED} AND ($3::text IS NULL OR a.category = $3)
      ORDER BY a.published_at DESC, a.id DESC LIMIT $4 OFFSET $5`,
    values: [context.channelId, context.now, category, page.limit, page.offset] as const,
  };
}

/** The articles published directly before and after an article. */
export async function findNeighbours(
  db: Db,
  table: Publication,
  { channelId, now }: ArticleContext,
  id: number,
): Promise<Neighbours> {
  const findNext = (comparison: "<" | ">", direction: "ASC" | "DESC") =>
    runStatement<{ key: string; title: string }>(
      db,
      `SELECT a.key, a.title FROM ${table} a
       WHERE ${PUBLISHED} AND (a.published_at, a.id) ${comparison} (SELECT own.published_at, own.id FROM ${table} own WHERE own.id = $3)
       ORDER BY a.published_at ${direction}, a.id ${direction} LIMIT 1`,
      [channelId, now, id],
    );
  const [[newer = null], [older = null]] = await Promise.all([findNext(">", "ASC"), findNext("<", "DESC")]);
  return { newer, older };
}
