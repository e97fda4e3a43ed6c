import { type Call, calls } from "@noren/contract";

/**
 * Calls for public data that may lag behind: catalogue, content, search. Their handlers only read. Excluded are data that
 * the visitor has just written (cart, order, review, favourite, bookmark), and settings, which each process caches.
 */
const REPLICA_CALLS: ReadonlySet<Call> = new Set<Call>([
  calls.listBrands,
  calls.listCategories,
  calls.listProducts,
  calls.getProduct,
  calls.listRecommendations,
  calls.getProductDetails,
  calls.getProductDelivery,
  calls.listProductDeliveries,
  calls.listAccessories,
  calls.getPackingChoices,
  calls.listFeedProducts,
  calls.listSearchSuggestions,
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
  calls.listCoupons,
  calls.getColorScheme,
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

/**
 * Whether a call reads only data that everyone may see, and no table that an order or a payment locks. Such calls have their
 * own connections. The conversion of an event reads orders.
 */
export const readsPublicData = (call: Call): boolean =>
  call.auth === "public" && call.method === "GET" && call !== calls.getEventDecision;

/** Whether a replica may answer. Only for guests: members' answers contain their favourites and read news. */
export function mayReadReplica(call: Call, memberId: number | null): boolean {
  return memberId === null && REPLICA_CALLS.has(call);
}
