import type { Cart, Order, User } from "@noren/contract";

/** What later steps need from the answers of earlier ones. */
export interface RunState {
  /** The member's access token. */
  token?: string;
  user?: User;
  productId?: number;
  productKey?: string;
  /** A variant that can be bought. */
  variantId?: number;
  makerKey?: string;
  messageCode?: string;
  bannerId?: number;
  newsKey?: string;
  newsId?: number;
  blogKey?: string;
  pageUrl?: string;
  landingSlug?: string;
  popupId?: number;
  eventId?: string;
  addressId?: number;
  cardId?: number;
  memorialId?: number;
  bookmarkId?: number;
  listKey?: string;
  couponId?: number;
  /** The key of an inquiry category. */
  inquiryCategory?: string;
  inquiryKey?: string;
  systemMessageKey?: string;
  productHistoryId?: number;
  searchHistoryId?: number;
  productRequestId?: number;
  orderId?: number;
  memoId?: number;
  reviewId?: number;
  cart?: Cart;
  /** A payment method that needs no payment service. */
  paymentId?: number;
  /** An order that the kit placed. */
  order?: Order;
  giftToken?: string;
}
