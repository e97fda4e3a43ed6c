import { shop } from "@noren/api/endpoints/shop";
import { isLoginRequired } from "@noren/contract/settings";
import { originOf } from "@noren/domain/origin";
import type { EntryContext } from "react-router";
import icon from "#ui/icons/icon-512.png?url&no-inline";
import touchIcon from "#ui/icons/icon-180.png?url&no-inline";
import { toScriptJson } from "../state/page-state.ts";
import type { RootState } from "../state/store.ts";
import { documentPaths } from "./document-paths.ts";
import { describePage } from "./page-share.ts";
import { sharingCopy as copy } from "./sharing.copy.ts";
import { escapeMarkup, unescapeMarkup } from "../page/markup.ts";
import { type ShopSite, toBreadcrumbList, toIconPicture } from "./structured-data.ts";

/** The title, description and canonical URL of a rendered head, as they are written there. */
function readHead(head: string) {
  const find = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    title: find(/<title>([^<]*)<\/title>/) ?? "",
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
  };
}

const meta = (property: string, content: string | number | undefined) =>
  content === undefined || content === "" ? "" : `<meta property="${property}" content="${content}"/>`;
const link = (rel: string, href: string, more = "") => `<link rel="${rel}" href="${escapeMarkup(href)}"${more}/>`;

const feedLinks = (name: string) =>
  [
    { path: documentPaths.newsFeed, title: copy.newsFeed(name) },
    { path: documentPaths.blogFeed, title: copy.blogFeed(name) },
  ]
    .map(({ path, title }) => link("alternate", path, ` type="application/rss+xml" title="${escapeMarkup(title)}"`))
    .join("");

/**
 * The end of a page's head for search engines, social networks and the home screen of a phone: web manifest, feeds, Open
 * Graph, previous and next page, JSON-LD. The server alone writes it, from the state and the rendered head, so it costs the
 * browser no JavaScript. A page without a canonical URL (a private one, a problem) shares nothing.
 */
export function renderShareHead(state: RootState, { staticHandlerContext }: EntryContext, head: string): string {
  const installable = link("manifest", documentPaths.webManifest) + link("apple-touch-icon", touchIcon);
  const settings = shop.endpoints.getSettings.select()(state).data;
  const origin = originOf(settings?.["SITE.ORIGIN"] ?? "");
  const { title, description, canonical } = readHead(head);
  const match = staticHandlerContext.matches.at(-1);
  if (!settings || origin === null || canonical === undefined || !match || staticHandlerContext.statusCode !== 200)
    return installable;
  const site: ShopSite = { settings, origin };
  const isClosed = isLoginRequired(settings);
  const name = settings["SITE.NAME"];
  const pageTitle = unescapeMarkup(title).replace(` | ${name}`, "");
  const { pathname, search } = staticHandlerContext.location;
  const page = { ...site, state, params: match.params, url: { pathname, search }, title: pageTitle, icon };
  const share = isClosed ? null : describePage(match.route.id, page);
  const things = [
    ...(share?.things ?? []),
    share?.crumbs?.length ? toBreadcrumbList(site, share.crumbs) : null,
  ].flatMap((thing) => thing ?? []);
  // A page without a picture is shared with the shop's icon.
  const image = share?.image ?? (isClosed ? null : toIconPicture(site, icon));
  return [
    installable,
    isClosed ? "" : feedLinks(name),
    meta("og:site_name", escapeMarkup(name)),
    meta("og:locale", "ja_JP"),
    meta("og:type", share?.type ?? "website"),
    meta("og:title", escapeMarkup(pageTitle)),
    meta("og:description", description),
    meta("og:url", canonical),
    ...(image
      ? [
          meta("og:image", escapeMarkup(image.url)),
          meta("og:image:width", image.width),
          meta("og:image:height", image.height),
          meta("og:image:alt", escapeMarkup(image.alt)),
        ]
      : []),
    `<meta name="twitter:card" content="${share?.image ? "summary_large_image" : "summary"}"/>`,
    share?.previous ? link("prev", origin + share.previous) : "",
    share?.next ? link("next", origin + share.next) : "",
    things.length > 0
      ? `<script type="application/ld+json">${toScriptJson({ "@context": "https://schema.org", "@graph": things })}</script>`
      : "",
  ].join("");
}
