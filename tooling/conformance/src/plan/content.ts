import { UNKNOWN } from "../sample-inputs.ts";
import { read, write } from "../step.ts";

/** Messages, news, pages, banners and popups. */
export const contentPlan = [
  read("listMessages", {
    input: () => ({ query: { per: "all" } }),
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.messageCode = first.code;
    },
  }),
  read("getMessage", {
    expects: "either",
    input: () => ({ params: { code: "caution" as const } }),
  }),
  read("listFreeAreas", { input: () => ({ query: { per: "all" } }) }),
  read("listBanners", {
    input: () => ({ query: { is_show: true } }),
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.bannerId = first.id;
    },
  }),
  read("downloadBanner", {
    input: ({ bannerId }) => (bannerId === undefined ? undefined : { params: { id: bannerId } }),
  }),
  read("downloadBanner", { expects: "error", input: () => ({ params: { id: UNKNOWN.id } }) }),
  read("listNews", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.newsKey = first.key;
    },
  }),
  read("getNews", { input: ({ newsKey }) => (newsKey === undefined ? undefined : { params: { key: newsKey } }) }),
  read("getNews", { expects: "error", input: () => ({ params: { key: UNKNOWN.key } }) }),
  write("readNews", { expects: "error", input: () => ({ body: { readable_id: UNKNOWN.id } }) }),
  read("listBlogs", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.blogKey = first.key;
    },
  }),
  read("getBlog", { input: ({ blogKey }) => (blogKey === undefined ? undefined : { params: { key: blogKey } }) }),
  read("getBlog", { expects: "error", input: () => ({ params: { key: UNKNOWN.key } }) }),
  read("listQas"),
  read("listQaCategories"),
  read("listStaticPageUrls", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.pageUrl = first.url;
    },
  }),
  read("getStaticPage", {
    input: ({ pageUrl }) => (pageUrl === undefined ? undefined : { params: { path: pageUrl } }),
  }),
  read("getStaticPage", { expects: "error", input: () => ({ params: { path: `/${UNKNOWN.key}` } }) }),
  read("listLandingPages", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.landingSlug = first.slug;
    },
  }),
  read("getLandingPage", {
    input: ({ landingSlug }) => (landingSlug === undefined ? undefined : { params: { slug: landingSlug } }),
  }),
  read("getLandingPage", { expects: "error", input: () => ({ params: { slug: UNKNOWN.key } }) }),
  read("getLayout", { expects: "either", input: () => ({ params: { page: "home" } }) }),
  read("getPageLayout", { expects: "either", input: () => ({ params: { page: "home" } }) }),
  read("listCatalogs"),
  read("listPopups", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.popupId = first.id;
    },
  }),
  read("getPopup", { input: ({ popupId }) => (popupId === undefined ? undefined : { params: { id: popupId } }) }),
  read("getPopup", { expects: "error", input: () => ({ params: { id: UNKNOWN.id } }) }),
  read("getFileContents", { expects: "error", input: () => ({ query: { url: "http://127.0.0.1/" } }) }),
  write("recordEvent", { expects: "either", input: () => ({ body: { name: "page_view" as const, args: "{}" } }) }),
  read("getEventDecision", { expects: "error", input: () => ({ params: { id: UNKNOWN.token } }) }),
];
