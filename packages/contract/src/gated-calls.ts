/** Which calls a shop closes by its settings. Without the schemas, so that the browser can load it. */
import type { CallName } from "./calls.ts";

/** Put a product into a cart. */
export const callsIntoCart = [
  "addCartAccessory",
  "addCartProduct",
  "addCartProductSet",
  "reorder",
] as const satisfies CallName[];

/** Answer products with their prices. */
export const callsWithProducts = [
  "addProductHistory",
  "createProductRequest",
  "getBlog",
  "getCollection",
  "getLandingPage",
  "getLayout",
  "getMaker",
  "getPageLayout",
  "getProduct",
  "getUserList",
  "listAccessories",
  "listFeedProducts",
  "listGuestProductHistories",
  "listProductHistories",
  "listProductRequests",
  "listProducts",
  "listRecommendations",
  "listReviews",
  "listSearchSuggestions",
] as const satisfies CallName[];

/** Show products and news. A guest's screens (login, registration, legal pages, gifts) need none of them. */
export const callsOfMembersShop = [
  "listProducts",
  "getProduct",
  "listRecommendations",
  "listAccessories",
  "listFeedProducts",
  "listReviews",
  "listSearchSuggestions",
  "markReviewHelpful",
  "listCategories",
  "listTags",
  "unlockTag",
  "listBrands",
  "listMakers",
  "getMaker",
  "getCollection",
  "getLayout",
  "getPageLayout",
  "listBanners",
  "downloadBanner",
  "listNews",
  "getNews",
  "listBlogs",
  "getBlog",
  "listCoupons",
  "listCatalogs",
  "listLandingPages",
  "getLandingPage",
  "listGuestProductHistories",
  "addProductHistory",
  "addCartProduct",
  "addCartProductSet",
] as const satisfies CallName[];
