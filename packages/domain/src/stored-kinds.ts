import type { Decision } from "./cart.ts";
import type { Consent } from "./consent.ts";
import type { HiddenMessages } from "./page-message.ts";
import type { SeenPopups } from "./popups.ts";
import type { Credentials } from "./session.ts";
import { CONSENT_LIFETIME_MS, DECISION_LIFETIME_MS, DRAFT_LIFETIME_MS } from "./limits.ts";
import type { StoredKind } from "./stored.ts";
import type { Purchase, TrackedItem } from "./tracked-event.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Spec 4, startup: the stored token with its stored expiry. */
export const storedCredentials: StoredKind<Credentials> = {
  name: "credentials",
  version: 1,
  lifetimeMs: null,
  accept: (value) => {
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

export const storedCartToken: StoredKind<string> = { name: "cart-token", version: 1, lifetimeMs: null, accept: text };

/** When this browser last changed its cart, in milliseconds since 1970; other tabs see it change. */
export const storedCartChange: StoredKind<number> = {
  name: "cart-change",
  version: 1,
  lifetimeMs: null,
  accept: (value) => (typeof value === "number" ? value : null),
};

/** Someone has logged in here, so that there may be a refresh cookie, which no script can see. */
export const storedKnowsMember: StoredKind<true> = {
  name: "knows-member",
  version: 1,
  lifetimeMs: null,
  accept: (value) => (value === true ? true : null),
};

/** Spec 4, cart: the decision keeps the cart's token for 30 minutes. */
export const storedDecision: StoredKind<Decision> = {
  name: "decision",
  version: 1,
  lifetimeMs: DECISION_LIFETIME_MS,
  accept: (value) => {
    if (!isRecord(value)) return null;
    const { token, expiresAt } = value;
    return typeof token === "string" && typeof expiresAt === "number" ? { token, expiresAt } : null;
  },
};

/** Spec 4, page messages. */
export const storedHiddenMessages: StoredKind<HiddenMessages> = {
  name: "hidden-messages",
  version: 1,
  lifetimeMs: null,
  accept: (value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, at]) => text(at) !== null)) : null,
};

/** Spec 9: purchase tracking data has an expiry; it lives as long as the decision that it tells of. */
export const storedPurchase: StoredKind<Purchase> = {
  name: "purchase",
  version: 1,
  lifetimeMs: DECISION_LIFETIME_MS,
  accept: (value) => (isPurchase(value) ? value : null),
};

function isPurchase(value: unknown): value is Purchase {
  if (!isRecord(value) || text(value["order_no"]) === null) return false;
  const { value: total, tax, carriage, coupon, items } = value;
  const isCoupon = coupon === null || typeof coupon === "string";
  return isCoupon && areNumbers(total, tax, carriage) && Array.isArray(items) && items.every(isItem);
}

function isItem(value: unknown): value is TrackedItem {
  if (!isRecord(value)) return false;
  const { id, code, name, brand, categories, variant, price, quantity } = value;
  const areNames = typeof code === "string" && typeof name === "string" && isTexts(categories);
  const areOptional = [brand, variant].every((one) => one === null || typeof one === "string");
  return areNames && areOptional && areNumbers(id, price, quantity);
}

const areNumbers = (...values: unknown[]) => values.every((value) => typeof value === "number");

/** What was typed into forms whose pages went away before they were sent, by page and form. */
export type DraftValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const storedDrafts: StoredKind<DraftValues> = {
  name: "drafts",
  version: 1,
  lifetimeMs: DRAFT_LIFETIME_MS,
  accept: (value) => {
    if (!isRecord(value)) return null;
    return Object.fromEntries(
      Object.entries(value).flatMap(([form, values]) => (isRecord(values) ? [[form, values]] : [])),
    );
  },
};

/** What the visitor said to third parties; after a year they are asked again. */
export const storedConsent: StoredKind<Consent> = {
  name: "consent",
  version: 1,
  lifetimeMs: CONSENT_LIFETIME_MS,
  accept: (value) => {
    if (!isRecord(value)) return null;
    const { allowed, refused } = value;
    return isTexts(allowed) && isTexts(refused) ? { allowed, refused } : null;
  },
};

/** Which popups this browser has shown. */
export const storedSeenPopups: StoredKind<SeenPopups> = {
  name: "seen-popups",
  version: 1,
  lifetimeMs: null,
  accept: (value) => {
    if (!isRecord(value)) return null;
    return Object.fromEntries(
      Object.entries(value).flatMap(([id, seen]) => {
        if (!isRecord(seen)) return [];
        const { at, updated_at } = seen;
        return typeof at === "number" && typeof updated_at === "string" ? [[id, { at, updated_at }]] : [];
      }),
    );
  },
};
