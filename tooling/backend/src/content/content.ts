import type { Banner, Message, MessageCode, Picture, Settings, StaticPage } from "@noren/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { banners, messages, staticPages } from "../db/schema/content.ts";
import { fillSettings } from "./fill-settings.ts";
import { toSafeHtml } from "./safe-html.ts";

/** The messages of a shop, or the one of a page key. */
export async function listMessages(db: Db, channelId: number, code?: MessageCode): Promise<Message[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.channelId, channelId), code === undefined ? undefined : eq(messages.code, code)))
    .orderBy(messages.code);
  return rows.map((row) => ({
    code: row.code,
    updated_at: row.updatedAt.toISOString(),
    content: toSafeHtml(row.content),
  }));
}

/** The banners of an area, or all, in order. */
export async function listBanners(
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

/** A banner's picture and its name; undefined when the shop shows no banner with this id. */
export async function findBannerPicture(
  db: Db,
  channelId: number,
  id: number,
): Promise<{ title: string; image: Picture } | undefined> {
  const [row] = await db
    .select({ title: banners.title, image: banners.image })
    .from(banners)
    .where(and(eq(banners.id, id), eq(banners.channelId, channelId), eq(banners.isShow, true)));
  return row;
}

/** The sanitised static page of a path without a trailing slash; undefined for an unknown path. */
export async function findStaticPage(
  db: Db,
  { id, settings }: { id: number; settings: Settings },
  url: string,
): Promise<StaticPage | undefined> {
  const [row] = await db
    .select()
    .from(staticPages)
    .where(and(eq(staticPages.channelId, id), eq(staticPages.url, url)));
  return (
    row && {
      url: row.url,
      title: row.title,
      data: toSafeHtml(fillSettings(row.data, settings)),
      updated_at: row.updatedAt.toISOString(),
    }
  );
}

/** The paths of all static pages. */
export function listStaticPageUrls(db: Db, channelId: number): Promise<{ url: string; title: string }[]> {
  return db
    .select({ url: staticPages.url, title: staticPages.title })
    .from(staticPages)
    .where(eq(staticPages.channelId, channelId))
    .orderBy(staticPages.url);
}
