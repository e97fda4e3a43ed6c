import { shop } from "@noren/api/endpoints/shop";
import type { RouterContextProvider } from "react-router";
import icon from "#ui/icons/icon-192.png?url&no-inline";
import { layoutLoad } from "../load/screen-load.ts";
import { writeBlogFeed, writeNewsFeed } from "./article-feeds.ts";
import { type Document, toDocumentContext, type WriteDocument } from "./document.ts";
import { documentPaths, parseProductFeedPath, parseProductSitemapPath } from "./document-paths.ts";
import { writeProductFeed } from "./product-feed.ts";
import { writeRobots } from "./robots.ts";
import { writeNewsSitemap, writePageSitemap, writeProductSitemap, writeSitemapIndex } from "./sitemaps.ts";
import { writeWebManifest } from "./web-manifest.ts";

const writers: Readonly<Record<string, WriteDocument>> = {
  [documentPaths.robots]: writeRobots,
  [documentPaths.sitemapIndex]: writeSitemapIndex,
  [documentPaths.pageSitemap]: writePageSitemap,
  [documentPaths.newsSitemap]: writeNewsSitemap(),
  [documentPaths.newsFeed]: writeNewsFeed,
  [documentPaths.blogFeed]: writeBlogFeed,
  [documentPaths.webManifest]: writeWebManifest,
};

function findWriter(path: string): WriteDocument | null {
  const sitemap = parseProductSitemapPath(path);
  if (sitemap !== null) return writeProductSitemap(sitemap);
  const feed = parseProductFeedPath(path);
  if (feed !== null) return writeProductFeed(feed);
  return Object.hasOwn(writers, path) ? (writers[path] ?? null) : null;
}

/** How long browsers and proxies may reuse a document, in seconds. */
const MAX_AGE_SECONDS = 300;

/** The status that a load threw, as `toProblemResponse` writes it. */
const statusOf = (thrown: unknown): number | undefined =>
  (thrown as { init?: { status?: number } | null } | null)?.init?.status;

/**
 * Answers with the document at the URL, or leads to the icon; null where the server writes none. A document that the shop
 * does not publish, or whose URLs need an origin that its settings do not have, is a 404, and one of which a part could not be fetched is an error: a shorter sitemap would remove pages
 * from search engines.
 */
export async function respondWithDocument(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const cached = { "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}` };
  if (pathname === documentPaths.favicon)
    return new Response(null, { status: 302, headers: { ...cached, Location: icon } });
  const write = findWriter(pathname);
  if (!write) return null;
  let document: Document | null = null;
  try {
    const load = layoutLoad(async ({ prefetch }) => {
      const settings = await prefetch(shop.endpoints.getSettings, undefined);
      const context = toDocumentContext(prefetch, settings);
      if (context.origin !== "" || write === writeRobots || write === writeWebManifest) document = await write(context);
    });
    await load({ request, context, params: {} });
  } catch (thrown) {
    const status = statusOf(thrown);
    if (status === undefined) throw thrown;
    return new Response(null, { status });
  }
  const { type, body } = (document as Document | null) ?? {};
  if (type === undefined) return new Response(null, { status: 404 });
  return new Response(body, { headers: { ...cached, "Content-Type": type } });
}
