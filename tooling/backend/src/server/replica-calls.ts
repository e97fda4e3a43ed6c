import { type Call, calls } from "@noren/contract";

/**
 * What everybody sees and what may be a moment old: catalogue, content, search. Whatever a person has just written
 * (cart, order, review, favourite, bookmark) is no such thing, and neither are settings, which each process keeps anyway.
 * Their handlers only read.
 */
const LAGGING: ReadonlySet<Call> = new Set<Call>([
  calls.listBrands,
  calls.listCategories,
  calls.listProducts,
  calls.getProduct,
  calls.listRecommendations,
  calls.listAccessories,
  calls.listMakers,
  calls.getMaker,
  calls.listTags,
  calls.listNews,
  calls.getNews,
  calls.listBlogs,
  calls.getBlog,
  calls.listBanners,
  calls.listMessages,
  calls.getMessage,
  calls.getCollection,
  calls.getStaticPage,
  calls.listStaticPageUrls,
  calls.getLayout,
  calls.getPageLayout,
  calls.listLandingPages,
  calls.getLandingPage,
  calls.listCatalogs,
  calls.listQas,
  calls.listQaCategories,
  calls.listBusinessDates,
]);

/** Whether a replica may answer: a member's own marks (favourites, read news) are on the same answers, so only for guests. */
export function mayReadReplica(call: Call, memberId: number | null): boolean {
  return memberId === null && LAGGING.has(call);
}
