import type { News, NewsArticle } from "@noren/contract";
import { toSafeHtml } from "../content/safe-html.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import { countPublished, buildPageQuery, PUBLISHED, findNeighbours, type ArticleContext } from "./publication.ts";

/** Where and by whom news are read; a guest has no read marks. */
export interface NewsContext extends ArticleContext {
  memberId: number | null;
}

type Row = Omit<News, "published_at"> & { published_at: Date };

const columns = (member: string) => `a.id, a.key, a.title, a.category, a.published_at,
  CASE WHEN ${member}::int IS NULL THEN NULL
    ELSE EXISTS (SELECT FROM news_readers r WHERE r.news_id = a.id AND r.user_id = ${member}::int) END AS is_read`;

const toNews = ({ published_at, ...row }: Row): News => ({ ...row, published_at: published_at.toISOString() });

/** A page of the published news, newest first, with the member's read marks. */
export async function listNews(
  db: Db,
  context: NewsContext,
  category: string | null,
  page: Page,
): Promise<{ data: News[]; total: number }> {
  const { text, values } = buildPageQuery("news", context, columns("$6"), category, page);
  const [rows, total] = await Promise.all([
    runStatement<Row>(db, text, [...values, context.memberId]),
    countPublished(db, "news", context, category),
  ]);
  return { data: rows.map(toNews), total };
}

const BY_KEY = `SELECT ${columns("$4")}, a.body FROM news a WHERE ${PUBLISHED} AND a.key = $3`;

/** One published piece of news; undefined for an unknown key. */
export async function findNews(db: Db, context: NewsContext, key: string): Promise<NewsArticle | undefined> {
  const { channelId, now, memberId } = context;
  const [row] = await runStatement<Row & { body: string }>(db, BY_KEY, [channelId, now, key, memberId]);
  if (!row) return undefined;
  return { ...toNews(row), body: toSafeHtml(row.body), ...(await findNeighbours(db, "news", context, row.id)) };
}

const MARK = `
  WITH shown AS (SELECT a.id FROM news a WHERE ${PUBLISHED} AND a.id = $3),
  marked AS (INSERT INTO news_readers (news_id, user_id, read_at) SELECT id, $4::int, $2 FROM shown ON CONFLICT DO NOTHING)
  SELECT id FROM shown`;

/** Marks news as read; idempotent. Returns false when the shop has no visible news with this id. */
export async function markRead(db: Db, context: ArticleContext, memberId: number, id: number): Promise<boolean> {
  return (await runStatement(db, MARK, [context.channelId, context.now, id, memberId])).length > 0;
}
