import type { CallName, GiftAddress } from "@noren/contract";
import { order, product, settings } from "@noren/contract/examples";
import type { Gift } from "@noren/domain/social-gift";
import { millisecondsInMinute } from "date-fns/constants";
import { cart } from "#ui/stories/cart.fixture";
import { addressValues } from "#ui/stories/person.fixture";
import type { ScreenId } from "../screens.ts";
import { screens } from "@noren/contract/screens";
import { type ContactDraft, type ContactProgress, contactStorage } from "../storage/contact-storage.ts";
import { giftStorage } from "../storage/gift-storage.ts";
import { shopStorage } from "../storage/shop-storage.ts";
import type { Answers } from "./example-api.ts";
import { NOW } from "./test-app.ts";

/** How a test opens a screen. */
export interface ExamplePage {
  path: string;
  /** The calls that the page cannot do without. Without any other it leaves a part out. */
  needs: readonly CallName[];
  /** Right answers other than the examples of the contract. */
  answers: Answers;
  /** The status of the page as the server renders it. */
  status: number;
  isMember: boolean;
  /** Writes what the visitor's browser stores besides the cart and the login. */
  store: () => void;
}

/** Layout, address and access to a page depend on the settings. */
const needingSettings = (...calls: readonly CallName[]): readonly CallName[] => ["getSettings", ...calls];

/** The calls of every page with a header and footer. */
export const OF_LAYOUTS: readonly CallName[] = [
  "getSettings",
  "listMessages",
  "listStaticPageUrls",
  "listCategories",
  "getLayout",
  "getColorScheme",
];

const NAMESPACE = "simple";
const GIFT_TOKEN = "G".repeat(64);
const giftAddress = { ...addressValues, shipping_name: "佐藤　美咲", full_address: "〒900-0014 沖縄県那覇市松尾1-2-3" };
const delivery = { delivery_at: "2026-11-25", delivery_timezone: {} };
const giftLetter = { receiver_name: "美咲", sender_name: "花子", message: null };
const storeGift = (gift: Gift<GiftAddress>) => () => giftStorage(NAMESPACE).write(gift);

const contactDraft: ContactDraft = {
  kind: "contact",
  product: null,
  values: {
    name: "山田 花子",
    kana: null,
    email: "hanako@example.jp",
    tel: null,
    category: "delivery",
    body: "質問です。",
  },
  files: [],
};
const storeContact = (steps: ContactProgress["steps"]) =>
  contactStorage(NAMESPACE).write({ steps, memberId: null, inquiryKey: "7K3F9QXA2M" });

const closed = () => Response.json({ code: "maintenance", message: "メンテナンス中です。" }, { status: 503 });

/** What the list of screens does not contain: the parameters of a URL, the calls that a page is about, earlier steps. */
const pages: { [Id in ScreenId]?: Partial<ExamplePage> } = {
  AddressEdit: { path: "/mypage/address/3/edit", needs: needingSettings("getAddress") },
  BlogArticle: { path: "/blog/kasama-visit", needs: needingSettings("getBlog") },
  BlogList: { needs: needingSettings("listBlogs") },
  Bookmarks: { needs: needingSettings("listBookmarks") },
  CartComplete: {
    path: `/cart/complete?no=${order.order_no}`,
    store: () =>
      shopStorage(NAMESPACE).orderedCart.write({ token: "o".repeat(43), expiresAt: NOW + millisecondsInMinute }),
  },
  CartGift: { path: "/cart/gift?key=p1" },
  CartParcels: { path: "/cart/parcels?key=s1" },
  CartSocialGift: {
    answers: { getCart: { ...cart, social_receiver: giftLetter, detail: { ...cart.detail, shippings: [] } } },
  },
  CatalogOrder: { needs: needingSettings("listCatalogs") },
  ContactConfirm: { store: () => storeContact({ status: "confirming", values: contactDraft }) },
  ContactComplete: { store: () => storeContact({ status: "complete" }) },
  CouponList: { needs: needingSettings("listCoupons") },
  EmailRestore: { path: `/verify/email/restore?token=${"t".repeat(43)}` },
  BrandList: { needs: needingSettings("listBrands") },
  Faq: { needs: needingSettings("listQas") },
  Inquiry: { path: "/mypage/inquiry_history/7K3F9QXA2M", needs: needingSettings("getInquiry") },
  InquiryHistory: { needs: needingSettings("listInquiries") },
  FlipBook: { needs: needingSettings("listCatalogs") },
  FavouriteList: { path: "/mypage/list/favorites", needs: needingSettings("getUserList") },
  FavouriteLists: { needs: needingSettings("listUserLists") },
  LandingPage: { path: "/lp/new-rice", needs: needingSettings("getLandingPage") },
  LoginHistory: { needs: needingSettings("listLoginHistories") },
  // A guest, whose login cannot be handed over: the page stays.
  LoginSync: { path: "/login_sync?channel=fl1" },
  LoginUnlock: { path: `/login/unlock?token=${"t".repeat(43)}` },
  MailStop: { path: `/mail/stop?token=5.${"t".repeat(43)}` },
  Maker: { path: "/maker/kasama", needs: needingSettings("getMaker") },
  MakerList: { needs: needingSettings("listMakers") },
  NewsArticle: { path: "/news/restock-kiriko", needs: needingSettings("getNews") },
  NewsList: { needs: needingSettings("listNews") },
  Maintenance: { needs: ["listMessages"], answers: { listMessages: closed }, status: 503 },
  Measurement: { needs: needingSettings("listTimeseries") },
  MeasurementEdit: { needs: needingSettings("listTimeseries") },
  NameEmbroidery: { needs: needingSettings("listTimeseries") },
  NameEmbroideryEdit: { needs: needingSettings("listTimeseries") },
  MemorialEdit: { path: "/mypage/memorial/4/edit", needs: needingSettings("getMemorial") },
  Memorials: { needs: needingSettings("listMemorials") },
  MessageCenter: { needs: needingSettings("listSystemMessages") },
  MessageCenterItem: { path: "/mypage/message-center/9b1c7e5a3d2f4b6c", needs: needingSettings("getSystemMessage") },
  Order: { path: `/mypage/order_history/${order.id}`, needs: needingSettings("getOrder") },
  PasskeyAdd: { answers: { getSettings: { ...settings, "LOGIN.IS_PASSKEY": true } } },
  PasskeyEdit: { path: "/mypage/passkey/3/edit", needs: needingSettings("listPasskeys") },
  Passkeys: { needs: needingSettings("listPasskeys") },
  Popup: { path: "/popup?id=31", needs: needingSettings("getPopup") },
  Points: { needs: needingSettings("listPointHistories") },
  Product: {
    path: `/product/${product.key}`,
    needs: needingSettings("getProduct"),
    // A single variant is chosen, and shows its stock.
    answers: { getProduct: { ...product, product_model: { products: product.product_model.products.slice(0, 1) } } },
  },
  ProductOrderSheet: {
    path: `/product/${product.key}/uos`,
    needs: needingSettings("getProduct"),
    answers: { getProduct: { ...product, embroidery_letters: 10, order_sheet: { sizes: [] } } },
  },
  ProductHistory: { needs: needingSettings("listProductHistories") },
  ProductRequestHistory: { needs: needingSettings("listProductRequests") },
  ProductSearchHistory: { needs: needingSettings("listSearchHistories") },
  ProductList: { needs: needingSettings("listProducts") },
  // It leads a guest to the form.
  RegisterComplete: { isMember: true },
  SocialGiftComplete: {
    path: "/social-gift/complete",
    store: storeGift({ status: "accepted", token: GIFT_TOKEN, delivery }),
  },
  SocialGiftConfirm: { store: storeGift({ status: "ready", token: GIFT_TOKEN, address: giftAddress, delivery }) },
  SocialGiftDelivery: {
    answers: { getGiftShipping: { ...giftLetter, id: 12, expires_at: "2026-12-05T00:00:00+09:00" } },
    store: storeGift({ status: "addressChecked", token: GIFT_TOKEN, address: giftAddress }),
  },
  SocialGiftShipping: { path: "/social-gift/shipping", store: storeGift({ status: "choosing", token: GIFT_TOKEN }) },
  ReminderPasswordReset: { path: `/reminder/reset?token=${"t".repeat(43)}` },
  ReminderUsernameReset: {
    path: `/reminder/username/reset?token=${"t".repeat(43)}`,
    answers: { checkReminder: { type: "username", question_ct: 1 } },
  },
  Stylist: { path: "/stylist/aoi", needs: needingSettings("getCollection") },
  StylistList: { needs: needingSettings("getCollection") },
  VerifyEmail: { path: `/verify/email?token=${"t".repeat(43)}` },
  StaticPage: { path: "/guide/delivery", needs: needingSettings("getStaticPage") },
};

const locked = () =>
  Response.json({ code: "tag.password_required", message: "パスワードの入力が必要です。" }, { status: 403 });

/** Further pages of a screen, which need other calls. */
const variants: readonly { id: ScreenId; name: string; page: Partial<ExamplePage> }[] = [
  {
    id: "ProductList",
    name: "comparison",
    page: {
      path: `/product?compare=${product.key},another&is_comparing=1&view=list`,
      needs: needingSettings("listProducts", "getProduct"),
    },
  },
  {
    id: "ProductList",
    name: "locked tag",
    page: {
      path: "/product?tag=family-sale",
      needs: needingSettings("listProducts", "listTags"),
      answers: { listProducts: locked },
    },
  },
];

/** An example of each screen and of its variants; the index makes tests choose other wrong answers for each. */
export const listExamplePages = (): { name: string; index: number; page: ExamplePage }[] =>
  [
    ...screens.map(({ id }) => ({ name: id, page: examplePage(id) })),
    ...variants.map(({ id, name, page }) => ({ name: `${id}, ${name}`, page: { ...examplePage(id), ...page } })),
  ].map((example, index) => ({ ...example, index }));

/** @throws Error for a screen with parameters in its URL that has no example */
export function examplePage(id: ScreenId): ExamplePage {
  const screen = screens.find((one) => one.id === id);
  const path = screen?.path ?? "";
  const isMember = screen?.access === "member-only" || screen?.access === "login-only" || path.startsWith("/cart");
  const page = { path, isMember, needs: needingSettings(), status: 200, store: () => undefined, ...pages[id] };
  if (/[:*]/.test(page.path)) throw new Error(`Add a URL of ${id} to ${import.meta.filename}`);
  return { ...page, answers: { initCart: cart, getCart: cart, ...page.answers } };
}
