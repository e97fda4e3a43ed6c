import type { Decision } from "./cart.ts";
import type { HiddenMessages } from "./page-message.ts";
import type { Credentials } from "./session.ts";
import { DECISION_LIFETIME_MS } from "./limits.ts";
import type { StoredKind } from "./stored.ts";
import type { Purchase } from "./tracked-event.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
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
  accept: (value) =>
    isRecord(value) && text(value["order_no"]) !== null && Array.isArray(value["items"])
      ? (value as unknown as Purchase)
      : null,
};
