/** Who may see a screen [guard.login-only]. */
export const ACCESS_LEVELS = ["public", "login-only", "member-only", "logout-only"] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** The layouts [layout.five]. */
export type LayoutName = "default" | "invalidChannel" | "maintenance" | "sample" | "simple";

export interface Screen {
  readonly id: string;
  /** The pattern of the route, e.g. `/product/:key`. */
  readonly path: string;
  readonly access: Access;
  /**
   * Marks a URL that carries a secret or a single-use token. Only the browser loads the screen; search
   * engines, trackers and return paths get no such URL; and it stays open (see `staysOpen`).
   */
  readonly place?: "browser";
  /** Stays public in a shop that requires a login (SITE.IS_LOGIN_REQUIRED). */
  readonly staysOpen?: true;
  readonly layout: LayoutName;
}

/**
 * Every screen of the specification in its order, and additional ones. Routes, guards, `paths`, `robots.txt`, the lists for programs and the
 * README's table derive from this list.
 */
export const screens = [
  { id: "Home", path: "/", access: "public", layout: "default" },
  { id: "BlogList", path: "/blog", access: "public", layout: "default" },
  { id: "BlogArticle", path: "/blog/:key", access: "public", layout: "default" },
  { id: "BrandList", path: "/brand", access: "public", layout: "default" },
  { id: "Cart", path: "/cart", access: "public", layout: "default" },
  { id: "CartShippingSelect", path: "/cart/shipping-select", access: "public", layout: "simple" },
  { id: "CartShippingAdd", path: "/cart/shipping-add", access: "public", layout: "simple" },
  { id: "CartShippingDetail", path: "/cart/shipping-detail", access: "public", layout: "simple" },
  { id: "CartSocialGift", path: "/cart/social-gift", access: "public", layout: "simple" },
  { id: "CartGift", path: "/cart/gift", access: "public", layout: "simple" },
  { id: "CartParcels", path: "/cart/parcels", access: "public", layout: "simple" },
  { id: "CartSender", path: "/cart/sender", access: "public", layout: "simple" },
  { id: "CartQuotation", path: "/cart/quotation", access: "public", layout: "simple" },
  { id: "CartPayment", path: "/cart/payment", access: "public", layout: "simple" },
  { id: "CartConfirm", path: "/cart/confirm", access: "public", layout: "simple" },
  { id: "CartComplete", path: "/cart/complete", access: "public", layout: "simple" },
  { id: "CatalogOrder", path: "/catalog-order", access: "public", layout: "default" },
  { id: "Contact", path: "/contact", access: "public", layout: "default" },
  { id: "ContactConfirm", path: "/contact/confirm", access: "public", layout: "default" },
  { id: "ContactComplete", path: "/contact/complete", access: "public", layout: "default" },
  { id: "CouponList", path: "/coupon", access: "public", layout: "default" },
  { id: "MemberHome", path: "/ec", access: "login-only", layout: "default" },
  { id: "Faq", path: "/faq", access: "public", layout: "default" },
  { id: "FlipBook", path: "/flip-book", access: "public", layout: "default" },
  { id: "Login", path: "/login", access: "logout-only", layout: "simple" },
  { id: "LoginUnlock", path: "/login/unlock", access: "public", place: "browser", layout: "simple" },
  { id: "LoginSync", path: "/login_sync", access: "public", place: "browser", layout: "simple" },
  { id: "MailStop", path: "/mail/stop", access: "public", place: "browser", layout: "simple" },
  { id: "Maintenance", path: "/maintenance", access: "public", layout: "maintenance", staysOpen: true },
  { id: "MakerList", path: "/maker", access: "public", layout: "default" },
  { id: "Maker", path: "/maker/:key", access: "public", layout: "default" },
  { id: "NewsList", path: "/news", access: "public", layout: "default" },
  { id: "NewsArticle", path: "/news/:key", access: "public", layout: "default" },
  { id: "OAuthCallback", path: "/oauth/callback", access: "public", place: "browser", layout: "simple" },
  { id: "GuestReceipt", path: "/orders/receipt", access: "public", place: "browser", layout: "simple" },
  { id: "Popup", path: "/popup", access: "public", layout: "default" },
  { id: "ProductList", path: "/product", access: "public", layout: "default" },
  { id: "Product", path: "/product/:key", access: "public", layout: "default" },
  { id: "ProductOrderSheet", path: "/product/:key/uos", access: "public", layout: "default" },
  { id: "Register", path: "/register", access: "logout-only", layout: "simple" },
  { id: "RegisterComplete", path: "/register/complete", access: "public", layout: "simple" },
  { id: "ReminderPassword", path: "/reminder", access: "public", place: "browser", layout: "simple" },
  { id: "ReminderPasswordReset", path: "/reminder/reset", access: "public", place: "browser", layout: "simple" },
  { id: "ReminderUsername", path: "/reminder/username", access: "public", place: "browser", layout: "simple" },
  {
    id: "ReminderUsernameReset",
    path: "/reminder/username/reset",
    access: "public",
    place: "browser",
    layout: "simple",
  },
  { id: "Sitemap", path: "/sitemap", access: "public", layout: "default" },
  { id: "SocialGift", path: "/social-gift", access: "public", place: "browser", layout: "simple" },
  {
    id: "SocialGiftShipping",
    path: "/social-gift/shipping/:key?",
    access: "public",
    place: "browser",
    layout: "simple",
  },
  { id: "SocialGiftDelivery", path: "/social-gift/delivery", access: "public", place: "browser", layout: "simple" },
  { id: "SocialGiftConfirm", path: "/social-gift/confirm", access: "public", place: "browser", layout: "simple" },
  {
    id: "SocialGiftComplete",
    path: "/social-gift/:key?/complete",
    access: "public",
    place: "browser",
    layout: "simple",
  },
  { id: "StylistList", path: "/stylist", access: "public", layout: "default" },
  { id: "Stylist", path: "/stylist/:key", access: "public", layout: "default" },
  { id: "Verify", path: "/verify", access: "login-only", layout: "simple" },
  { id: "VerifyEmail", path: "/verify/email", access: "public", place: "browser", layout: "simple" },
  { id: "EmailRestore", path: "/verify/email/restore", access: "public", place: "browser", layout: "simple" },
  { id: "LandingPage", path: "/lp/:slug", access: "public", layout: "default" },
  { id: "MypageHome", path: "/mypage", access: "member-only", layout: "default" },
  { id: "AddressBook", path: "/mypage/address", access: "member-only", layout: "default" },
  { id: "AddressAdd", path: "/mypage/address/add", access: "member-only", layout: "default" },
  { id: "AddressEdit", path: "/mypage/address/:key/edit", access: "member-only", layout: "default" },
  { id: "Bookmarks", path: "/mypage/bookmark", access: "member-only", layout: "default" },
  { id: "Cards", path: "/mypage/card", access: "member-only", layout: "default" },
  { id: "CardAdd", path: "/mypage/card/add", access: "member-only", layout: "default" },
  { id: "InquiryHistory", path: "/mypage/inquiry_history", access: "member-only", layout: "default" },
  { id: "Inquiry", path: "/mypage/inquiry_history/:key", access: "member-only", layout: "default" },
  { id: "Leave", path: "/mypage/leave", access: "member-only", layout: "default" },
  { id: "FavouriteLists", path: "/mypage/list", access: "member-only", layout: "default" },
  { id: "FavouriteList", path: "/mypage/list/:key", access: "member-only", layout: "default" },
  { id: "LoginHistory", path: "/mypage/login_history", access: "member-only", layout: "default" },
  { id: "Logout", path: "/mypage/logout", access: "member-only", layout: "default" },
  { id: "Measurement", path: "/mypage/measurement", access: "member-only", layout: "default" },
  { id: "MeasurementEdit", path: "/mypage/measurement/edit", access: "member-only", layout: "default" },
  { id: "Memorials", path: "/mypage/memorial", access: "member-only", layout: "default" },
  { id: "MemorialAdd", path: "/mypage/memorial/add", access: "member-only", layout: "default" },
  { id: "MemorialEdit", path: "/mypage/memorial/:key/edit", access: "member-only", layout: "default" },
  { id: "MessageCenter", path: "/mypage/message-center", access: "member-only", layout: "default" },
  { id: "MessageCenterItem", path: "/mypage/message-center/:key", access: "member-only", layout: "default" },
  { id: "NameEmbroidery", path: "/mypage/name-embroidery", access: "member-only", layout: "default" },
  { id: "NameEmbroideryEdit", path: "/mypage/name-embroidery/edit", access: "member-only", layout: "default" },
  { id: "OrderHistory", path: "/mypage/order_history", access: "member-only", layout: "default" },
  { id: "Order", path: "/mypage/order_history/:key", access: "member-only", layout: "default" },
  { id: "Passkeys", path: "/mypage/passkey", access: "member-only", layout: "default" },
  { id: "PasskeyAdd", path: "/mypage/passkey/add", access: "member-only", layout: "default" },
  { id: "PasskeyEdit", path: "/mypage/passkey/:key/edit", access: "member-only", layout: "default" },
  { id: "Password", path: "/mypage/password", access: "member-only", layout: "default" },
  { id: "Points", path: "/mypage/point", access: "member-only", layout: "default" },
  { id: "ProductHistory", path: "/mypage/product_history", access: "member-only", layout: "default" },
  { id: "ProductRequestHistory", path: "/mypage/product_request_history", access: "member-only", layout: "default" },
  { id: "ProductSearchHistory", path: "/mypage/product_search_history", access: "member-only", layout: "default" },
  { id: "UserInfo", path: "/mypage/user_info", access: "member-only", layout: "default" },
  { id: "UserInfoEdit", path: "/mypage/user_info/edit", access: "member-only", layout: "default" },
  { id: "StaticPage", path: "*", access: "public", layout: "default", staysOpen: true },
] as const satisfies readonly Screen[];

/** Every screen of the list, built or not. */
export type AnyScreen = (typeof screens)[number];
