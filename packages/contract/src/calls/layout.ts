import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { Layout, PageLayout } from "../shapes/block.ts";
import { Catalog } from "../shapes/catalog.ts";
import { LandingPage, LandingPageSummary } from "../shapes/landing-page.ts";
import { Key } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

const page = { params: v.object({ page: described("The page's name.", Key) }) };

export const getLayout = call({
  method: "GET",
  path: "/v1/layouts/{page}",
  auth: "public",
  summary:
    "The blocks around a page. A part of a page, such as a category's list `product-list.gift`, without a layout gets that of the page, `product-list`; a page without one gets the layout `default`",
  ...page,
  answer: Layout,
});

export const getPageLayout = call({
  method: "GET",
  path: "/v1/pages/front/layout/{page}",
  auth: "public",
  summary: "The blocks that replace a page; 404 if the shop has none",
  ...page,
  answer: PageLayout,
});

export const listLandingPages = call({
  method: "GET",
  path: "/v1/lp",
  auth: "public",
  summary: "The published landing pages",
  answer: v.object({ data: listOf(LandingPageSummary) }),
});

export const getLandingPage = call({
  method: "GET",
  path: "/v1/lp/{slug}",
  auth: "public",
  summary: "A published landing page, or its redirect",
  params: v.object({ slug: described("The landing page's key in the URL.", Key) }),
  answer: LandingPage,
  headers: {
    "x-redirect":
      "The redirect target: a path of this shop, or an https URL on one of SITE.REDIRECT_HOSTS. Absent without a redirect.",
  },
});

export const listCatalogs = call({
  method: "GET",
  path: "/v1/catalog",
  auth: "public",
  summary: "The shop's printed catalogues with their pages, newest first",
  answer: v.object({ data: listOf(Catalog) }),
});
