import type { OrderedCart } from "./cart.ts";
import type { HiddenMessages } from "./page-message.ts";
import type { Credentials } from "./session.ts";
import { ORDERED_CART_LIFETIME_MS, DRAFT_LIFETIME_MS, GUEST_FAVOURITES_MAX_ITEMS } from "./limits.ts";
import type { StoredKind } from "./stored.ts";
import { isRecord, text } from "./json-guards.ts";

/** [session.startup-trust] The stored token with its stored expiry. */
export const storedCredentials: StoredKind<Credentials> = {
  name: "credentials",
  version: 1,
  lifetimeMs: null,
  validate: (value) => {
    if (!isRecord(value)) return null;
    const { access_token, expiresAt, user_id } = value;
    if (text(access_token) === null || typeof user_id !== "number") return null;
    return {
      access_token: access_token as string,
      expiresAt: typeof expiresAt === "number" ? expiresAt : null,
      user_id,
      is_registered_member: value["is_registered_member"] === true,
      has_password_expired: value["has_password_expired"] === true,
      has_mail_error_count_over: value["has_mail_error_count_over"] === true,
      is_manager_login: value["is_manager_login"] === true,
    };
  },
};

export const storedCartToken: StoredKind<string> = { name: "cart-token", version: 1, lifetimeMs: null, validate: text };

/** When this browser last changed its cart, in milliseconds since 1970. Other tabs listen for it. */
export const storedCartChange: StoredKind<number> = {
  name: "cart-change",
  version: 1,
  lifetimeMs: null,
  validate: (value) => (typeof value === "number" ? value : null),
};

/** A member has logged in here, so a refresh cookie may exist, which scripts cannot see. */
export const storedKnowsMember: StoredKind<true> = {
  name: "knows-member",
  version: 1,
  lifetimeMs: null,
  validate: (value) => (value === true ? true : null),
};

/** [cart.decision-token] The token of the ordered cart is kept for 30 minutes. */
export const storedOrderedCart: StoredKind<OrderedCart> = {
  name: "ordered-cart",
  version: 1,
  lifetimeMs: ORDERED_CART_LIFETIME_MS,
  validate: (value) => {
    if (!isRecord(value)) return null;
    const { token, expiresAt } = value;
    return typeof token === "string" && typeof expiresAt === "number" ? { token, expiresAt } : null;
  },
};

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** [favourite.guest] The ids of a guest's favourite products, the last added last. */
export const storedFavourites: StoredKind<readonly number[]> = {
  name: "favourites",
  version: 1,
  lifetimeMs: null,
  validate: (value) =>
    Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, GUEST_FAVOURITES_MAX_ITEMS) : null,
};

/** Dismissed page messages [message.dismiss]. */
export const storedHiddenMessages: StoredKind<HiddenMessages> = {
  name: "hidden-messages",
  version: 1,
  lifetimeMs: null,
  validate: (value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, at]) => text(at) !== null)) : null,
};

/** Input of forms whose pages were left before submission, by page and form. */
export type DraftValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const storedDrafts: StoredKind<DraftValues> = {
  name: "drafts",
  version: 1,
  lifetimeMs: DRAFT_LIFETIME_MS,
  validate: (value) => {
    if (!isRecord(value)) return null;
    return Object.fromEntries(
      Object.entries(value).flatMap(([form, values]) => (isRecord(values) ? [[form, values]] : [])),
    );
  },
};
