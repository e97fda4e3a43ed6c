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
  "getProductDelivery",
  "getProductDetails",
  "getUserList",
  "listAccessories",
  "listCatalogs",
  "listFeedProducts",
  "listGuestProductHistories",
  "listProductDeliveries",
  "listProductHistories",
  "listProductRequests",
  "listProducts",
  "listRecommendations",
  "listReviews",
  "listSearchSuggestions",
] as const satisfies CallName[];

/** Show products and news. A guest's screens (login, registration, legal pages, gifts) need none of them. */
export const callsOfMembersShop = [
  ...callsWithProducts,
  "markReviewHelpful",
  "listCategories",
  "listTags",
  "unlockTag",
  "listBrands",
  "listMakers",
  "listBanners",
  "downloadBanner",
  "listNews",
  "getNews",
  "listBlogs",
  "listCoupons",
  "listLandingPages",
  "addCartProduct",
  "addCartProductSet",
] as const satisfies CallName[];
