import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { ColorScheme } from "../shapes/color-scheme.ts";
import { FileContents } from "../shapes/file.ts";
import { CollectionEntry, ProductInfo } from "../shapes/catalogue.ts";
import { PageTitle } from "../shapes/page-title.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { flag, idParams, Key } from "../shapes/query.ts";
import {
  Banner,
  BusinessDate,
  FreeArea,
  Message,
  MessageCode,
  PublicEnvironment,
  Settings,
  StaticPage,
} from "../shapes/shop.ts";
import { DateOnly, listOf, PlainText } from "../shapes/text.ts";

export const getEnvironment = call({
  method: "GET",
  path: "/public.json",
  auth: "public",
  summary: "The public environment; requested without the Authorization header",
  answer: PublicEnvironment,
});

export const getSettings = call({
  method: "GET",
  path: "/v1/settings/front",
  auth: "public",
  summary: "The shop's settings",
  answer: Settings,
});

export const listMessages = call({
  method: "GET",
  path: "/v1/messages",
  auth: "public",
  summary: "The messages on the shop's pages, at most one per page key",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(Message) }),
});

export const getMessage = call({
  method: "GET",
  path: "/v1/messages/{code}",
  auth: "public",
  summary: "The message of one page key",
  params: v.object({ code: described("The message's code.", MessageCode) }),
  answer: Message,
});

export const listBanners = call({
  method: "GET",
  path: "/v1/banners",
  auth: "public",
  summary: "The banners of an area, in their order",
  query: v.object({
    area: described("Only banners of this area.", v.optional(Key)),
    is_show: described("Only banners that the shop shows.", v.optional(flag)),
  }),
  answer: v.object({ data: listOf(Banner) }),
});

export const downloadBanner = call({
  method: "GET",
  path: "/v1/banners/{id}/download",
  auth: "public",
  summary: "The picture of a shown banner in its largest size",
  params: idParams,
  file: ["image/jpeg"],
});

export const getCollection = call({
  method: "GET",
  path: "/v1/collections/{alias}",
  auth: "public",
  summary: "A collection, e.g. `ranking`, `gift`, `stylist`; `max_page_size=1` returns all of it on one page",
  params: v.object({ alias: described("The collection's key.", Key) }),
  query: v.object({
    ...pageQuery,
    max_page_size: described("1 for all entries on one page.", v.optional(v.union([v.literal(1), v.literal("1")]))),
  }),
  answer: v.object({
    alias: described("The collection's key in the URL.", v.string()),
    title: PlainText,
    lead: described("One or two sentences of plain text.", v.string()),
    data: listOf(ProductInfo),
    entries: described(
      "The people of a collection such as `stylist`; empty if it has products only.",
      v.array(CollectionEntry),
    ),
  }),
  paged: true,
});

export const getStaticPage = call({
  method: "GET",
  path: "/v1/static-pages/url{path}",
  auth: "public",
  summary: "The static page of a path, e.g. `/v1/static-pages/url/guide/delivery`",
  params: v.object({ path: v.pipe(v.string(), v.regex(/^(\/[\w.~-]+){1,8}$/, "形式が正しくありません。")) }),
  answer: StaticPage,
});

export const listStaticPageUrls = call({
  method: "GET",
  path: "/v1/static-pages/urls",
  auth: "public",
  summary: "The paths of all static pages",
  answer: v.object({ data: listOf(PageTitle) }),
});

export const listBusinessDates = call({
  method: "GET",
  path: "/v1/business-dates/monthly/calendar/front",
  auth: "public",
  summary: "Open and closed days between two days, at most 100 days apart",
  query: v.object({
    startDate: described("YYYY-MM-DD, included.", DateOnly),
    endDate: described("YYYY-MM-DD, included.", DateOnly),
  }),
  answer: v.object({ data: listOf(BusinessDate) }),
});

export const listFreeAreas = call({
  method: "GET",
  path: "/v1/free-areas",
  auth: "public",
  summary: "The areas with free delivery and their limits, all on one page; empty if delivery is never free",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(FreeArea) }),
});

export const getColorScheme = call({
  method: "GET",
  path: "/v1/colorschemes/selected/front",
  auth: "public",
  summary: "The shop's colours; `default` without colours if it keeps those of its theme",
  answer: ColorScheme,
});

export const getFileContents = call({
  method: "GET",
  path: "/v1/files-contents",
  auth: "public",
  summary:
    "The text of a public URL: SVG, HTML, plain text, CSV or JSON, at most 512 KiB, fetched within 5 seconds and sanitised within one",
  query: v.object({
    url: described(
      "URL of the file, http or https.",
      v.pipe(v.string(), v.minLength(1, "入力してください。"), v.maxLength(2000, "2000文字以内で入力してください。")),
    ),
  }),
  answer: FileContents,
  errors: { "file_contents.not_opened": 422, rate_limited: 429 },
});
