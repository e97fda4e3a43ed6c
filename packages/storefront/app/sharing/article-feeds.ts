import { blog } from "@noren/api/endpoints/blog";
import { news } from "@noren/api/endpoints/news";
import { paths } from "@noren/contract/paths";
import { type Document, type DocumentContext, type WriteDocument } from "./document.ts";
import { fetchIfPublished } from "../load/fetch-if-published.ts";
import { documentPaths } from "./document-paths.ts";
import { element, escapeMarkup, XML_DECLARATION } from "../page/markup.ts";
import { sharingCopy as copy } from "./sharing.copy.ts";
import { toSharedPicture } from "./structured-data.ts";

/** Articles of a feed, the newest. */
const FEED = { per: 30 };

interface FeedItem {
  path: string;
  title: string;
  publishedAt: string;
  category: string;
  description?: string;
  picture?: string | undefined;
}

interface Channel {
  title: string;
  path: string;
  feedPath: string;
  items: readonly FeedItem[];
}

function writeRss({ origin, settings }: DocumentContext, { title, path, feedPath, items }: Channel): Document {
  const written = items.map((item) =>
    [
      "<item>",
      element("title", item.title),
      element("link", origin + item.path),
      `<guid isPermaLink="true">${escapeMarkup(origin + item.path)}</guid>`,
      element("pubDate", new Date(item.publishedAt).toUTCString()),
      element("category", item.category),
      element("description", item.description),
      item.picture ? `<media:content url="${escapeMarkup(item.picture)}" medium="image" type="image/jpeg"/>` : "",
      "</item>",
    ].join(""),
  );
  const [newest] = items;
  const head = [
    element("title", title),
    element("link", origin + path),
    `<atom:link href="${escapeMarkup(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    element("description", settings["SITE.TAGLINE"] || settings["SITE.NAME"]),
    element("language", "ja"),
    newest ? element("lastBuildDate", new Date(newest.publishedAt).toUTCString()) : "",
  ];
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';
  return {
    type: "application/rss+xml; charset=utf-8",
    body: `${XML_DECLARATION}<rss version="2.0" ${namespaces}><channel>${head.join("")}${written.join("\n")}</channel></rss>\n`,
  };
}

/** The newest news of the shop as RSS. */
export const writeNewsFeed: WriteDocument = async (context) => {
  const list = context.isClosed ? null : await fetchIfPublished(context, news.endpoints.listNews, FEED);
  return (
    list &&
    writeRss(context, {
      title: copy.newsFeed(context.settings["SITE.NAME"]),
      path: paths.newsList(),
      feedPath: documentPaths.newsFeed,
      items: list.data.map(({ key, title, category, published_at }) => ({
        path: paths.newsArticle({ key }),
        title,
        category,
        publishedAt: published_at,
      })),
    })
  );
};

/** The newest articles of the blog as RSS. */
export const writeBlogFeed: WriteDocument = async (context) => {
  const list = context.isClosed ? null : await fetchIfPublished(context, blog.endpoints.listBlogs, FEED);
  return (
    list &&
    writeRss(context, {
      title: copy.blogFeed(context.settings["SITE.NAME"]),
      path: paths.blogList(),
      feedPath: documentPaths.blogFeed,
      items: list.data.map(({ key, title, lead, category, image, published_at }) => ({
        path: paths.blogArticle({ key }),
        title,
        category,
        description: lead,
        publishedAt: published_at,
        picture: toSharedPicture(context, image)?.url,
      })),
    })
  );
};
