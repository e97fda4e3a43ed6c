import fc from "fast-check";
import { millisecondsInDay } from "date-fns/constants";
import { describe, expect, test } from "vitest";
import { pack, buildStoredKey, type StoredKind, unpack } from "./stored.ts";
import {
  storedCartChange,
  storedCartToken,
  storedCredentials,
  storedOrderedCart,
  storedHiddenMessages,
  storedKnowsMember,
} from "./stored-kinds.ts";
import { storedConsent, storedPurchase, storedReportedOrder, storedSeenPopups } from "./stored-tracking-kinds.ts";

const NOW = 1_800_000_000_000;
const kinds: StoredKind<unknown>[] = [
  storedCredentials,
  storedCartToken,
  storedOrderedCart,
  storedHiddenMessages,
  storedKnowsMember,
  storedPurchase,
  storedReportedOrder,
  storedConsent,
  storedCartChange,
  storedSeenPopups,
];
const credentials = {
  access_token: "t",
  expiresAt: NOW,
  user_id: 7,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: true,
  is_manager_login: true,
};

describe("stored values", () => {
  test("are read unchanged, under the shop's namespace", () => {
    expect(buildStoredKey("wag", storedCartToken)).toBe("wag:cart-token");
    expect(JSON.parse(pack(storedCartToken, "T", NOW))).toEqual({ version: 1, value: "T" });
    const sulky = { ...credentials, is_registered_member: false, has_password_expired: true };
    expect(unpack(storedCredentials, pack(storedCredentials, sulky, NOW), NOW)).toEqual(sulky);
    expect(new Set(kinds.map((kind) => buildStoredKey("a", kind))).size).toBe(kinds.length);
    expect(unpack(storedCredentials, pack(storedCredentials, credentials, NOW), NOW)).toEqual(credentials);
    const hidden = { "cart-index": "2026-11-20" };
    expect(unpack(storedHiddenMessages, pack(storedHiddenMessages, hidden, NOW), NOW + 1e12)).toEqual(hidden);
  });

  test("[session.startup-trust] a token can lack its expiry; without user or text it is ignored", () => {
    const read = (value: object) => unpack(storedCredentials, JSON.stringify({ version: 1, value }), NOW);
    expect(read({ access_token: "t", user_id: 7 })).toEqual({
      ...credentials,
      expiresAt: null,
      is_registered_member: false,
      has_mail_error_count_over: false,
      is_manager_login: false,
    });
    for (const value of [
      {},
      [],
      { access_token: "", user_id: 7 },
      { access_token: "t" },
      { access_token: 1, user_id: 7 },
    ])
      expect(read(value)).toBeNull();
  });

  test("[cart.decision-token] an ordered cart expires after 30 minutes, and when the clock is set back", () => {
    const orderedCart = { token: "T", expiresAt: NOW + 1_800_000 };
    const text = pack(storedOrderedCart, orderedCart, NOW);
    expect(unpack(storedOrderedCart, text, NOW)).toEqual(orderedCart);
    expect(unpack(storedOrderedCart, text, NOW + 1_799_999)).toEqual(orderedCart);
    expect(unpack(storedOrderedCart, text, NOW + 1_800_000)).toBeNull();
    expect(unpack(storedOrderedCart, text, NOW - 1)).toBeNull();
    for (const expiresAt of [undefined, null, String(NOW + 1)])
      expect(unpack(storedOrderedCart, JSON.stringify({ version: 1, expiresAt, value: orderedCart }), NOW)).toBeNull();
    for (const value of ["T", { token: 1, expiresAt: 1 }, { token: "T", expiresAt: "1" }])
      expect(unpack(storedOrderedCart, pack(storedOrderedCart, value as never, NOW), NOW)).toBeNull();
  });

  test("the mark of an earlier member is true or absent", () => {
    expect(unpack(storedKnowsMember, pack(storedKnowsMember, true, NOW), NOW)).toBe(true);
    expect(unpack(storedKnowsMember, pack(storedKnowsMember, false as never, NOW), NOW)).toBeNull();
  });

  test("[tracking.purchase] purchase data expires, and is complete or absent", () => {
    const item = {
      id: 7,
      code: "T-7",
      name: "煎茶",
      brand: null,
      categories: ["茶"],
      variant: "缶",
      price: 1,
      quantity: 2,
    };
    const purchase = { order_no: "N-1", value: 1080, tax: 98, carriage: 0, coupon: null, items: [item] };
    const text = pack(storedPurchase, purchase, NOW);
    expect(unpack(storedPurchase, text, NOW + 1_799_999)).toEqual(purchase);
    expect(unpack(storedPurchase, text, NOW + 1_800_000)).toBeNull();
    const kept = (value: unknown) => unpack(storedPurchase, pack(storedPurchase, value as never, NOW), NOW);
    expect(kept({ ...purchase, coupon: "SUMMER" })).not.toBeNull();
    for (const field of ["order_no", "value", "tax", "carriage", "coupon", "items"])
      expect(kept({ ...purchase, [field]: { foreign: true } })).toBeNull();
    expect(kept({ ...purchase, order_no: "" })).toBeNull();
    for (const field of Object.keys(item)) expect(kept({ ...purchase, items: [{ ...item, [field]: {} }] })).toBeNull();
    expect(kept({ ...purchase, items: [{ ...item, categories: [1] }] })).toBeNull();
    expect(kept({ ...purchase, items: [null] })).toBeNull();
  });

  test("a visitor's consent is kept for a year", () => {
    const consent = { allowed: ["gtm"], refused: [] };
    const text = pack(storedConsent, consent, NOW);
    expect(unpack(storedConsent, text, NOW + 365 * millisecondsInDay - 1)).toEqual(consent);
    expect(unpack(storedConsent, text, NOW + 365 * millisecondsInDay)).toBeNull();
    for (const value of [null, { allowed: ["gtm"] }, { allowed: [1], refused: [] }, { allowed: [], refused: "x" }])
      expect(unpack(storedConsent, pack(storedConsent, value as never, NOW), NOW)).toBeNull();
  });

  test("viewed popups: unreadable entries are dropped", () => {
    const seen = { 1: { at: NOW, updated_at: "x" } };
    const kept = (value: unknown) => unpack(storedSeenPopups, pack(storedSeenPopups, value as never, NOW), NOW);
    expect(kept({ ...seen, 2: { at: "x", updated_at: "x" }, 3: null, 4: { at: NOW } })).toEqual(seen);
    expect(kept("x")).toBeNull();
  });

  test("the change of the cart is a timestamp or absent", () => {
    expect(unpack(storedCartChange, pack(storedCartChange, NOW, NOW), NOW)).toBe(NOW);
    expect(unpack(storedCartChange, pack(storedCartChange, "x" as never, NOW), NOW)).toBeNull();
  });

  test("another version is ignored", () => {
    const text = pack({ ...storedCartToken, version: 2 }, "T", NOW);
    expect(unpack(storedCartToken, text, NOW)).toBeNull();
  });

  test("corrupt and foreign text is ignored without an error", () => {
    const hidden = (value: unknown) => unpack(storedHiddenMessages, JSON.stringify({ version: 1, value }), NOW);
    expect(hidden({ point: "x", address: 1, product: "" })).toEqual({ point: "x" });
    expect([hidden([]), hidden("x"), hidden(null)]).toEqual([null, null, null]);
    for (const kind of kinds) {
      for (const text of [null, "", "{", "null", "1", '"T"', "[]", "T"]) expect(unpack(kind, text, NOW)).toBeNull();
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
          expect(unpack(kind, text, NOW)).toBeNull();
        }),
      );
    }
  });
});
