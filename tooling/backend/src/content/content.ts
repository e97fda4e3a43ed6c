import type { Banner, Message, MessageCode, News, StaticPage } from "@noren/contract";
import { and, asc, count, desc, eq, lte } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { banners, messages, news, staticPages } from "../db/schema/content.ts";
import type { Page } from "../http/pagination.ts";
import { safeHtml } from "./safe-html.ts";

/** The messages of a shop, or the one of a page key. */
export async function readMessages(db: Db, channelId: number, code?: MessageCode): Promise<Message[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.channelId, channelId), code === undefined ? undefined : eq(messages.code, code)))
    .orderBy(messages.code);
  return rows.map((row) => ({
    code: row.code,
    updated_at: row.updatedAt.toISOString(),
    content: safeHtml(row.content),
  }));
}

/** Banners of an area, or of all, in their order. */
export async function readBanners(
  db: Db,
  channelId: number,
  filter: { area?: string | undefined; isShow?: boolean | undefined },
): Promise<Banner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.channelId, channelId),
        filter.area === undefined ? undefined : eq(banners.area, filter.area),
        filter.isShow === undefined ? undefined : eq(banners.isShow, filter.isShow),
      ),
    )
    .orderBy(asc(banners.area), asc(banners.position), asc(banners.id));
  return rows.map(({ id, area, isShow, title, lead, link, image, imageTall }) => ({
    id,
    area,
    is_show: isShow,
    title,
    lead,
    link,
    image,
    image_tall: imageTall,
  }));
}

/** A page of the news published until now, newest first. */
export async function readNews(
  db: Db,
  channelId: number,
  now: Date,
  page: Page,
): Promise<{ data: News[]; total: number }> {
  const published = and(eq(news.channelId, channelId), lte(news.publishedAt, now));
  const newest = db
    .select()
    .from(news)
    .where(published)
    .orderBy(desc(news.publishedAt), desc(news.id))
    .offset(page.offset);
  const [rows, [counted]] = await Promise.all([
    page.limit === null ? newest : newest.limit(page.limit),
    db.select({ total: count() }).from(news).where(published),
  ]);
  const data = rows.map(({ key, title, category, publishedAt }) => ({
    key,
    title,
    category,
    published_at: publishedAt.toISOString(),
  }));
  return { data, total: counted?.total ?? 0 };
}

/** The static page of a path without a trailing slash, made safe; undefined where there is none. */
export async function readStaticPage(db: Db, channelId: number, url: string): Promise<StaticPage | undefined> {
  const [row] = await db
    .select()
    .from(staticPages)
    .where(and(eq(staticPages.channelId, channelId), eq(staticPages.url, url)));
  return row && { url: row.url, title: row.title, data: safeHtml(row.data), updated_at: row.updatedAt.toISOString() };
}

/** The paths of all static pages. */
export function readStaticPageUrls(db: Db, channelId: number): Promise<{ url: string; title: string }[]> {
  return db
    .select({ url: staticPages.url, title: staticPages.title })
    .from(staticPages)
    .where(eq(staticPages.channelId, channelId))
    .orderBy(staticPages.url);
}
