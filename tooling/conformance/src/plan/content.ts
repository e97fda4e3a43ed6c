import { UNKNOWN } from "../made-up.ts";
import { read, write } from "../step.ts";

/** Messages, news, pages, banners and popups. */
export const contentPlan = [
  read("listMessages", {
    input: () => ({ query: { per: "all" } }),
    learn: ({ data: [first] }, known) => {
      if (first) known.messageCode = first.code;
    },
  }),
  read("getMessage", {
    expects: "either",
    input: () => ({ params: { code: "caution" as const } }),
  }),
  read("listFreeAreas", { input: () => ({ query: { per: "all" } }) }),
  read("listBanners", {
    input: () => ({ query: { is_show: true } }),
    learn: ({ data: [first] }, known) => {
      if (first) known.bannerId = first.id;
    },
  }),
  read("downloadBanner", {
    input: ({ bannerId }) => (bannerId === undefined ? undefined : { params: { id: bannerId } }),
  }),
  read("downloadBanner", { expects: "refusal", input: () => ({ params: { id: UNKNOWN.id } }) }),
  read("listNews", {
    learn: ({ data: [first] }, known) => {
      if (first) known.newsKey = first.key;
    },
  }),
  read("getNews", { input: ({ newsKey }) => (newsKey === undefined ? undefined : { params: { key: newsKey } }) }),
  read("getNews", { expects: "refusal", input: () => ({ params: { key: UNKNOWN.key } }) }),
  write("readNews", { expects: "refusal", input: () => ({ body: { readable_id: UNKNOWN.id } }) }),
  read("listBlogs", {
    learn: ({ data: [first] }, known) => {
      if (first) known.blogKey = first.key;
    },
  }),
  read("getBlog", { input: ({ blogKey }) => (blogKey === undefined ? undefined : { params: { key: blogKey } }) }),
  read("getBlog", { expects: "refusal", input: () => ({ params: { key: UNKNOWN.key } }) }),
  read("listQas"),
  read("listQaCategories"),
  read("listStaticPageUrls", {
    learn: ({ data: [first] }, known) => {
      if (first) known.pageUrl = first.url;
    },
  }),
  read("getStaticPage", {
    input: ({ pageUrl }) => (pageUrl === undefined ? undefined : { params: { path: pageUrl } }),
  }),
  read("getStaticPage", { expects: "refusal", input: () => ({ params: { path: `/${UNKNOWN.key}` } }) }),
  read("listLandingPages", {
    learn: ({ data: [first] }, known) => {
      if (first) known.landingSlug = first.slug;
    },
  }),
  read("getLandingPage", {
    input: ({ landingSlug }) => (landingSlug === undefined ? undefined : { params: { slug: landingSlug } }),
  }),
  read("getLandingPage", { expects: "refusal", input: () => ({ params: { slug: UNKNOWN.key } }) }),
  read("getLayout", { expects: "either", input: () => ({ params: { page: "home" } }) }),
  read("getPageLayout", { expects: "either", input: () => ({ params: { page: "home" } }) }),
  read("listCatalogs"),
  read("listPopups", {
    learn: ({ data: [first] }, known) => {
      if (first) known.popupId = first.id;
    },
  }),
  read("getPopup", { input: ({ popupId }) => (popupId === undefined ? undefined : { params: { id: popupId } }) }),
  read("getPopup", { expects: "refusal", input: () => ({ params: { id: UNKNOWN.id } }) }),
  read("getFileContents", { expects: "refusal", input: () => ({ query: { url: "http://127.0.0.1/" } }) }),
  write("recordEvent", { expects: "either", input: () => ({ body: { name: "page_view" as const, args: "{}" } }) }),
  read("getEventDecision", { expects: "refusal", input: () => ({ params: { id: UNKNOWN.token } }) }),
];
