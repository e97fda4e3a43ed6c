import { REGISTRATION_CHOICES } from "@noren/validation/fields/user";
import * as v from "valibot";
import { described } from "../described.ts";
import { Picture } from "./media.ts";
import { PageTitle } from "./page-title.ts";
import { SyncShops } from "./sync-shops.ts";
import { DateOnly, DateTime, DisplayName, Id, PlainText, SafeHtml, Yen } from "./text.ts";

export const THEMES = [
  "simple",
  "fl1",
  "fl2",
  "fle",
  "for",
  "gen",
  "lat",
  "peg",
  "sig",
  "sou",
  "sto",
  "tee",
  "ven",
  "wag",
] as const;
export const Theme = v.picklist(THEMES);
export type Theme = v.InferOutput<typeof Theme>;

const optionalText = v.optional(v.nullable(v.string()));

/** [settings.keys] */
export const Settings = described(
  "The settings. Keys are flat; unknown PLUGIN.* keys may follow.",
  v.looseObject({
    "SITE.NAMESPACE": described(
      "Prefix of every storage key and cookie.",
      v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,30}$/)),
    ),
    "SITE.NAME": v.string(),
    "SITE.ORIGIN": described(
      "The shop's public origin, e.g. `https://shop.example.jp`, with which canonical URLs begin. The API fills it from the shop's configured origin.",
      v.optional(v.string()),
    ),
    "SITE.TAGLINE": described("One line about the shop, for its home and for search engines.", v.optional(v.string())),
    "SITE.CONTACT.PHONE": described("The shop's phone number for its customers, as it is shown.", optionalText),
    "SITE.CONTACT.HOURS": described("When the shop answers the phone: 平日 10:00〜17:00.", optionalText),
    "SITE.CONTACT.EMAIL": described("The shop's email for its customers.", optionalText),
    "SITE.SELLER.NAME": described(
      "The seller's name on a printed order. The API fills SITE.SELLER.* from the issuer of the shop's receipts.",
      optionalText,
    ),
    "SITE.SELLER.POSTAL_CODE": described("The seller's postal code with its hyphen.", optionalText),
    "SITE.SELLER.ADDRESS": described("The seller's address.", optionalText),
    "SITE.SELLER.REGISTRATION_NUMBER": described(
      "The seller's registration number as an issuer of qualified invoices, `T` and 13 digits.",
      optionalText,
    ),
    "SITE.CHANNEL_PREFIX": described("Prefix of the paths of stored files under the storage URL.", v.string()),
    "SITE.STORAGE_URL": described("Base URL of stored files.", v.string()),
    "SITE.BREAKPOINT.SCREEN-SM": described("The widest screen that counts as a phone, pixels.", v.number()),
    "SITE.BREAKPOINT.SCREEN-MD": described("The widest screen that counts as a tablet, pixels.", v.number()),
    "SITE.THEME": Theme,
    "SITE.CLIENT": described(
      "The client app that takes precedence over the theme, e.g. `students`; null for none.",
      v.nullable(v.string()),
    ),
    /** [settings.drive-behaviour] */
    "SITE.IS_LOGIN_REQUIRED": described("Whether the shop requires a login.", v.boolean()),
    /** [role.anonymous-member] */
    "SITE.IS_MEMBER_USE": described(
      "False: the shop has no members, and member-only screens behave as public ones.",
      v.boolean(),
    ),
    "SITE.IS_EMAIL_VERIFY": described("Whether members must verify their email.", v.boolean()),
    "MEMBER.REGISTRATION_FIELDS": described(
      "The optional fields of the registration form, in this order; none by default.",
      v.optional(v.array(v.picklist(REGISTRATION_CHOICES))),
    ),
    /** [school-key.gate] */
    "SCHOOL.KEY_GATES": described(
      "What opens only with a school's key: `catalogue` for all products, `prices` for prices and buying; null or missing for nothing.",
      v.optional(v.nullable(v.picklist(["catalogue", "prices"]))),
    ),
    "SITE.TOP_LP": described(
      "Slug of the landing page that replaces `/`; null for the shop's home.",
      v.nullable(v.string()),
    ),
    "SITE.PAGES": described(
      "The pages of stylists, catalogues (to read, to order) and coupons, if the shop has any. The API fills it.",
      v.optional(v.array(PageTitle)),
    ),
    "SITE.HOME_LAYOUT": described(
      "Name of the page layout whose blocks replace the sections of the theme's home; null or missing for the theme's.",
      v.optional(v.nullable(v.string())),
    ),
    "PRODUCT.IS_LIST_ENDLESS": described("Whether lists of products grow page by page.", v.optional(v.boolean())),
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": described(
      "Whether `IS_SELLING` applies; otherwise the shop sells.",
      v.boolean(),
    ),
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": v.boolean(),
    "ORDER.SHIPPING.IS_ALLOW_MULTIPLE": described("Whether an order may have several destinations.", v.boolean()),
    "ORDER.CARRIAGE.FREE_FROM": described(
      "Sum of products, whole yen, from which delivery is free; null for never.",
      v.nullable(v.number()),
    ),
    "ORDER.DELIVERY.CUT_OFF": described(
      "A time in Japan, `HH:MM`: earlier orders are processed on the same day.",
      v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    ),
    "ORDER.DELIVERY.CHOOSABLE_DAYS": described(
      "How many days can be chosen, starting with the earliest.",
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180)),
    ),
    "ORDER.SOCIAL_GIFT.CARRIAGE": described(
      "Carriage of a social gift to any place, whole yen with tax; a price by place would reveal the place to the giver.",
      v.pipe(v.number(), v.integer(), v.minValue(0)),
    ),
    "ORDER.SOCIAL_GIFT.DAYS": described(
      "Days after the order in which a social gift can be accepted.",
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    ),
    "ORDER.RETURN_TERMS": described(
      "What the shop takes back and until when, in plain text, for the final confirmation; pages show it as `[[ORDER.RETURN_TERMS]]`. Without it the confirmation refers to the legal page.",
      optionalText,
    ),
    "GIFT.NOSHI_NAME_LETTERS": described(
      "The most letters of a name on a のし; the default is 10.",
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40))),
    ),
    "POINT.IS_USE": described("Whether members earn and use points.", v.boolean()),
    "POINT.EARN_PERCENT": described(
      "Points for 100 yen of products, earned after delivery.",
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    ),
    "LOGIN.IS_CODE": described(
      "Whether every login needs a mailed one-time code; otherwise only those of members who chose it.",
      v.optional(v.boolean()),
    ),
    "LOGIN.PASSWORD_DAYS": described(
      "Days after which a password counts as expired; null or missing for never.",
      v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)))),
    ),
    "LOGIN.OAUTH_PROVIDERS": described(
      "OAuth services: `type` is the parameter of `/v1/auth/{type}/redirect`, `name` the button's text.",
      v.optional(v.array(v.object({ type: described("The service's key.", v.string()), name: DisplayName }))),
    ),
    "LOGIN.IS_PASSKEY": described(
      "Whether members may log in with passkeys. Its passkeys belong to the host of the shop's origin.",
      v.optional(v.boolean()),
    ),
    "LOGIN.SYNC_CHANNELS": described("Channels that share logins with this one.", v.optional(v.array(v.string()))),
    "LOGIN.SYNC_SHOPS": SyncShops,
    "PAYMENT.SERVICE.SCRIPT_URL": described(
      "`script_url` of the card payment service; null for none.",
      v.optional(v.nullable(v.string())),
    ),
    "PAYMENT.SERVICE.ORIGINS": described("`origins` of the card payment service.", v.optional(v.array(v.string()))),
    "PAYMENT.SERVICE.PROVIDER": described(
      "`provider` of the card payment service; null for none.",
      v.optional(v.nullable(v.string())),
    ),
    "GTM.ID": described("Google Tag Manager's container, `GTM-…`; null for none.", v.nullable(v.string())),
    "ECOMMERCE_EVENT.IS_TRACKING": described(
      "Whether the shop stores events (`POST /v1/ecommerce_events`).",
      v.boolean(),
    ),
    "SITE.REDIRECT_HOSTS": described(
      "Other hosts that `x-redirect` may lead to over https; the default is none.",
      v.optional(v.array(v.string())),
    ),
    "PLUGIN.LOGRECO.IS_USE": described(
      "The recommendation service that `logreco_rcmd_ct` of an event belongs to. PLUGIN.<NAME> configures a recommendation service: IS_USE; ID, the shop's id there; TAG_URL, the https URL of its beacons; SERVICE, PROVIDER and POLICY_URL for the page on external transmission.",
      v.optional(v.boolean()),
    ),
    "PLUGIN.RECAPTCHA.KEY": described(
      "reCAPTCHA's site key; null if it is not used.",
      v.optional(v.nullable(v.string())),
    ),
    "PLUGIN.RECAPTCHA.VERSION": described(
      "Version of reCAPTCHA: v2 (invisible) may show a challenge, v3 only returns a score.",
      v.optional(v.nullable(v.picklist(["v2", "v3"]))),
    ),
    "REVIEW.IS_APPROVAL_REQUIRED": described(
      "Whether a review is published only after the shop approved it.",
      v.optional(v.boolean()),
    ),
    "SITE.IS_PRODUCT_FEED": described(
      "Whether `/feed/products.xml` offers the products to Google Merchant Center.",
      v.optional(v.boolean()),
    ),
    /** [valid.company] */
    "SITE.IS_CORPORATE": described(
      "Whether members are companies: a registration needs the company's name, and asks for the department; false if missing.",
      v.optional(v.boolean()),
    ),
    "POPUP.IS_USE": described("Whether pages load popups.", v.optional(v.boolean())),
  }),
);
export type Settings = v.InferOutput<typeof Settings>;

export const PublicEnvironment = described(
  "`/public.json`: what a page needs first; requested without the Authorization header.",
  v.object({ channel: described("The shop's key.", v.string()), storage_url: v.string(), version: v.string() }),
);

/** The pages that may show a message [message.page-keys]. */
export const MESSAGE_CODES = [
  "caution",
  "mypage-leave-1",
  "mypage-leave-2",
  "mypage-logout",
  "point",
  "memorial",
  "mail-verify",
  "address",
  "product",
  "cart-index",
  "cart-note",
  "cart-links",
  "cart-payment",
  "cart-confirm-1",
  "cart-confirm-2",
  "cart-complete",
  "contact-complete",
  "contact-info",
  "pre-order-info-1",
  "pre-order-info-2",
  "reminder",
  "reminder-reset",
  "reminder-username",
  "reminder-username-reset",
  "reminder-username-confirm",
] as const;
export const MessageCode = v.picklist(MESSAGE_CODES);
export type MessageCode = v.InferOutput<typeof MessageCode>;

export const Message = v.object({
  code: described("The message's code.", MessageCode),
  updated_at: DateTime,
  content: described("The message's text, as the shop wrote it.", v.string()),
});
export type Message = v.InferOutput<typeof Message>;

export const Banner = v.object({
  id: Id,
  area: described("Where the shop's pages show it.", v.string()),
  is_show: described("Whether the shop shows it.", v.boolean()),
  title: PlainText,
  lead: described("One or two sentences of plain text.", v.string()),
  link: described("A path of this shop; null for none.", v.nullable(v.string())),
  image: Picture,
  image_tall: described(
    "The picture in portrait format for phones; absent or null if `image` serves every width.",
    v.optional(v.nullable(Picture)),
  ),
});
export type Banner = v.InferOutput<typeof Banner>;

export const StaticPage = v.object({
  url: described("Path of the page.", v.string()),
  title: PlainText,
  data: SafeHtml,
  updated_at: DateTime,
});
export type StaticPage = v.InferOutput<typeof StaticPage>;

export const BusinessDate = v.object({
  date: described("YYYY-MM-DD.", DateOnly),
  is_open: described("Whether the shop is open on that day.", v.boolean()),
  holiday_name: described("The holiday's name; null for none.", v.nullable(v.string())),
});
export type BusinessDate = v.InferOutput<typeof BusinessDate>;

export const PostalAddress = v.object({
  postal_code: described("Seven digits without a hyphen.", v.string()),
  prefecture: described("都道府県, in full.", v.string()),
  city: described("市区町村.", v.string()),
  address1: described("丁目/番地/号.", v.string()),
});
export type PostalAddress = v.InferOutput<typeof PostalAddress>;

export const FreeArea = described(
  "An area of delivery with its carriage and the sum for free delivery.",
  v.object({
    code: described("The area's code.", v.string()),
    name: DisplayName,
    prefectures: v.array(v.string()),
    carriage: described("Whole yen with tax for one delivery.", Yen),
    free_from: described("Whole yen of products with tax.", Yen),
  }),
);
export type FreeArea = v.InferOutput<typeof FreeArea>;
