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
  summary: "What the shop has put around a page; around one without a layout of its own stands `default`'s",
  ...page,
  answer: Layout,
});

export const getPageLayout = call({
  method: "GET",
  path: "/v1/pages/front/layout/{page}",
  auth: "public",
  summary: "What the shop has made a page of, block by block; 404 where it leaves the page as it is",
  ...page,
  answer: PageLayout,
});

export const listLandingPages = call({
  method: "GET",
  path: "/v1/lp",
  auth: "public",
  summary: "The landing pages that are open now",
  answer: v.object({ data: listOf(LandingPageSummary) }),
});

export const getLandingPage = call({
  method: "GET",
  path: "/v1/lp/{slug}",
  auth: "public",
  summary: "One landing page that is open now, or where to go instead",
  params: v.object({ slug: described("The landing page's key in the URL.", Key) }),
  answer: LandingPage,
  headers: {
    "x-redirect":
      "Where the browser goes instead: a path of this shop, or an https address on one of SITE.REDIRECT_HOSTS. Absent on a page of its own.",
  },
});

export const listCatalogs = call({
  method: "GET",
  path: "/v1/catalog",
  auth: "public",
  summary: "The shop's printed catalogues with their pages, newest first",
  answer: v.object({ data: listOf(Catalog) }),
});
