import type { Consent } from "./consent.ts";
import { CONSENT_LIFETIME_MS, ORDERED_CART_LIFETIME_MS } from "./limits.ts";
import type { SeenPopups } from "./popups.ts";
import type { StoredKind } from "./stored.ts";
import { isRecord, isTexts, text } from "./json-guards.ts";
import type { Purchase, TrackedItem } from "./tracked-event.ts";

/** [tracking.purchase] Purchase tracking data expires together with the stored ordered cart. */
export const storedPurchase: StoredKind<Purchase> = {
  name: "purchase",
  version: 1,
  lifetimeMs: ORDERED_CART_LIFETIME_MS,
  validate: (value) => (isPurchase(value) ? value : null),
};

/** [tracking.purchase] The number of the order that was reported last. */
export const storedReportedOrder: StoredKind<string> = {
  name: "reported-order",
  version: 1,
  lifetimeMs: ORDERED_CART_LIFETIME_MS,
  validate: text,
};

function isPurchase(value: unknown): value is Purchase {
  if (!isRecord(value) || text(value["order_no"]) === null) return false;
  const { value: total, tax, carriage, coupon, items } = value;
  const hasCoupon = coupon === null || typeof coupon === "string";
  return hasCoupon && areNumbers(total, tax, carriage) && Array.isArray(items) && items.every(isItem);
}

function isItem(value: unknown): value is TrackedItem {
  if (!isRecord(value)) return false;
  const { id, code, name, brand, categories, variant, price, quantity } = value;
  const hasTexts = typeof code === "string" && typeof name === "string" && isTexts(categories);
  const hasOptionalTexts = [brand, variant].every((one) => one === null || typeof one === "string");
  return hasTexts && hasOptionalTexts && areNumbers(id, price, quantity);
}

const areNumbers = (...values: unknown[]) => values.every((value) => typeof value === "number");

/** Consent to third parties. It expires after a year. */
export const storedConsent: StoredKind<Consent> = {
  name: "consent",
  version: 1,
  lifetimeMs: CONSENT_LIFETIME_MS,
  validate: (value) => {
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
  validate: (value) => {
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
