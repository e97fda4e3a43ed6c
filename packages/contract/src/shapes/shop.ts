import * as v from "valibot";
import { Picture, ProductInfo } from "./catalogue.ts";
import { DateOnly, Yen } from "./text.ts";

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

/** The settings [settings.keys]. Keys are flat; unknown PLUGIN.* keys may follow. */
export const Settings = v.looseObject({
  /** Prefix of every storage key and cookie. */
  "SITE.NAMESPACE": v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,30}$/)),
  "SITE.NAME": v.string(),
  /** One line that says what the shop is, for its home and for search engines. */
  "SITE.TAGLINE": v.optional(v.string()),
  /** Prefix of the paths of stored files under the storage URL. */
  "SITE.CHANNEL_PREFIX": v.string(),
  /** Where stored files are fetched from. */
  "SITE.STORAGE_URL": v.string(),
  /** The widest screen that counts as a phone, pixels. */
  "SITE.BREAKPOINT.SCREEN-SM": v.number(),
  /** The widest screen that counts as a tablet, pixels. */
  "SITE.BREAKPOINT.SCREEN-MD": v.number(),
  "SITE.THEME": Theme,
  /** The client app that wins over the theme, e.g. `students`; null for none. */
  "SITE.CLIENT": v.nullable(v.string()),
  /** Whether the shop is for its members only, and asks for a login first [settings.drive-behaviour]. */
  "SITE.IS_LOGIN_REQUIRED": v.boolean(),
  /** False: the shop has no members, and member-only screens behave as if public [role.anonymous-member]. */
  "SITE.IS_MEMBER_USE": v.boolean(),
  /** Whether a member has to show that the mail address is theirs before they are registered. */
  "SITE.IS_EMAIL_VERIFY": v.boolean(),
  /** Optional fields of the profile that the registration asks for, in this order; none where it is missing. */
  "MEMBER.REGISTRATION_FIELDS": v.optional(v.array(v.picklist(["job", "fax"]))),
  /** Slug of the landing page that stands for `/`, null for the shop's own home. */
  "SITE.TOP_LP": v.nullable(v.string()),
  /** Whether `IS_SELLING` counts; else the shop sells. */
  "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": v.boolean(),
  "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": v.boolean(),
  /** Whether an order may have several destinations. */
  "ORDER.SHIPPING.IS_ALLOW_MULTIPLE": v.boolean(),
  /** Yen of products from which delivery is free; null for never. */
  "ORDER.CARRIAGE.FREE_FROM": v.nullable(v.number()),
  /** A time in Japan, `HH:MM`: orders before it are worked on the same day. */
  "ORDER.DELIVERY.CUT_OFF": v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** How many days can be chosen, from the earliest possible on. */
  "ORDER.DELIVERY.CHOOSABLE_DAYS": v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What delivery of a social gift costs wherever it goes, yen with tax: a price by place would tell the giver the place. */
  "ORDER.SOCIAL_GIFT.CARRIAGE": v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** How many days after the order's a social gift can be accepted. */
  "ORDER.SOCIAL_GIFT.DAYS": v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Whether members earn and use points. */
  "POINT.IS_USE": v.boolean(),
  /** Points for 100 yen of products, once they are delivered. */
  "POINT.EARN_PERCENT": v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Every login asks for a one-time code that is mailed; else only those of members who want it. */
  "LOGIN.IS_CODE": v.optional(v.boolean()),
  /** Days after which a password counts as expired; null or missing for never. */
  "LOGIN.PASSWORD_DAYS": v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  /** Services to log in with: `type` is that of `/v1/auth/{type}/redirect`, `name` stands on the button. */
  "LOGIN.OAUTH_PROVIDERS": v.optional(v.array(v.object({ type: v.string(), name: v.string() }))),
  /** Channels that logins may be taken over to and from. */
  "LOGIN.SYNC_CHANNELS": v.optional(v.array(v.string())),
  /** `script_url` of the payment service that cards are paid by; null where none are. */
  "PAYMENT.SERVICE.SCRIPT_URL": v.optional(v.nullable(v.string())),
  /** `provider` of the payment service that cards are paid by; null where none are. */
  "PAYMENT.SERVICE.PROVIDER": v.optional(v.nullable(v.string())),
  /** Google Tag Manager's container, `GTM-…`; null for none. */
  "GTM.ID": v.nullable(v.string()),
  /** Whether the shop keeps events of its own (`POST /v1/ecommerce_events`). */
  "ECOMMERCE_EVENT.IS_TRACKING": v.boolean(),
  /** Hosts beside the shop's own that `x-redirect` may lead to, by https; none where it is missing. */
  "SITE.REDIRECT_HOSTS": v.optional(v.array(v.string())),
  /**
   * The recommendation service that `logreco_rcmd_ct` of an event belongs to. Any recommendation service is set up under
   * PLUGIN.<NAME>: IS_USE; ID, the shop's number there; TAG_URL, the https address its beacons go to; SERVICE, PROVIDER and
   * POLICY_URL for the page on external transmission.
   */
  "PLUGIN.LOGRECO.IS_USE": v.optional(v.boolean()),
  /** reCAPTCHA's site key; null where it is not in use. */
  "PLUGIN.RECAPTCHA.KEY": v.optional(v.nullable(v.string())),
  /** Whether reCAPTCHA asks where it doubts (v2, invisible) or only gives a score (v3). */
  "PLUGIN.RECAPTCHA.VERSION": v.optional(v.nullable(v.picklist(["v2", "v3"]))),
  /** Whether pages ask for popups that open by themselves. */
  "POPUP.IS_USE": v.optional(v.boolean()),
});
export type Settings = v.InferOutput<typeof Settings>;

/** `/public.json`: what the page needs before anything else; asked without the Authorization header. */
export const PublicEnvironment = v.object({ channel: v.string(), storage_url: v.string(), version: v.string() });

/** The pages on which a shop may put a message [message.page-keys]. */
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

export const Message = v.object({ code: MessageCode, updated_at: v.string(), content: v.string() });
export type Message = v.InferOutput<typeof Message>;

export const Banner = v.object({
  id: v.number(),
  area: v.string(),
  is_show: v.boolean(),
  title: v.string(),
  lead: v.string(),
  /** Where it leads on this shop, null for nowhere. */
  link: v.nullable(v.string()),
  image: Picture,
  /** The same scene composed upright, for phones; absent or null where `image` serves every width. */
  image_tall: v.optional(v.nullable(Picture)),
});
export type Banner = v.InferOutput<typeof Banner>;

export const StaticPage = v.object({
  url: v.string(),
  title: v.string(),
  /** HTML of the shop's own making, made safe by the backend before it is answered. */
  data: v.string(),
  updated_at: v.string(),
});
export type StaticPage = v.InferOutput<typeof StaticPage>;

export const BusinessDate = v.object({ date: DateOnly, is_open: v.boolean(), holiday_name: v.nullable(v.string()) });
export type BusinessDate = v.InferOutput<typeof BusinessDate>;

export const PostalAddress = v.object({
  postal_code: v.string(),
  prefecture: v.string(),
  city: v.string(),
  address1: v.string(),
});
export type PostalAddress = v.InferOutput<typeof PostalAddress>;

/** Where delivery costs what, and from which sum of products on it is free. */
export const FreeArea = v.object({
  code: v.string(),
  name: v.string(),
  prefectures: v.array(v.string()),
  /** Yen with tax for one delivery. */
  carriage: Yen,
  /** Yen of products with tax. */
  free_from: Yen,
});
export type FreeArea = v.InferOutput<typeof FreeArea>;

/** The colours that the shop has chosen over those of its theme. */
export const ColorScheme = v.object({
  key: v.string(),
  name: v.string(),
  /** Token of the theme (`color-accent`) → `#rrggbb`; the tokens that are missing stay the theme's. */
  colors: v.record(v.pipe(v.string(), v.regex(/^color(-[a-z]+)+$/)), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
});
export type ColorScheme = v.InferOutput<typeof ColorScheme>;

/** What stands in a file of the web that the shop's pages show. */
export const FileContents = v.object({
  url: v.string(),
  /** Media type without parameters. */
  content_type: v.string(),
  /** The text; SVG and HTML are made safe. */
  content: v.string(),
});
export type FileContents = v.InferOutput<typeof FileContents>;

/** A person of a collection: who they are, their words, and what they chose (spec, decisions: stylist). */
export const CollectionEntry = v.object({
  key: v.string(),
  name: v.string(),
  role: v.string(),
  /** Plain text; paragraphs are parted by blank lines. */
  words: v.string(),
  image: v.nullable(Picture),
  products: v.array(ProductInfo),
});
export type CollectionEntry = v.InferOutput<typeof CollectionEntry>;
