import type { OrderedCart } from "@noren/domain/cart";
import { DRAFT_LIFETIME_MS } from "@noren/domain/limits";
import type { HiddenMessages } from "@noren/domain/page-message";
import type { Credentials } from "@noren/domain/session";
import type { DraftValues } from "@noren/domain/stored-kinds";
import {
  storedCartChange,
  storedCartToken,
  storedCredentials,
  storedOrderedCart,
  storedDrafts,
  storedFavourites,
  storedHiddenMessages,
  storedKnowsMember,
} from "@noren/domain/stored-kinds";
import { createFlagCookie, type CookieJar, type FlagCookie } from "./flag-cookie.ts";
import { stored, type Stored, type StoredOptions } from "./stored.ts";
import { tabStorage } from "./tab-storage.ts";

/** What names the inquiry that a tab keeps; `contact-storage.ts` reads it. */
export const CONTACT_KEY = { name: "contact", version: 2, lifetimeMs: DRAFT_LIFETIME_MS } as const;

/** All values that the browser stores for a shop. `@noren/domain/stored-kinds` describes each kind. */
export interface ShopStorage {
  credentials: Stored<Credentials>;
  knowsMember: Stored<true>;
  cartToken: Stored<string>;
  cartChange: Stored<number>;
  orderedCart: Stored<OrderedCart>;
  hiddenMessages: Stored<HiddenMessages>;
  /** [favourite.guest] The ids of a guest's favourites. */
  favourites: Stored<readonly number[]>;
  /** Per tab (sessionStorage). */
  drafts: Stored<DraftValues>;
  /** Per tab. A logout clears it; the pages of the inquiry read it. */
  contact: Pick<Stored<never>, "clear">;
  /** [cart.payment-cookie] A payment-in-progress flag is kept in a cookie. */
  paying: FlagCookie;
  /** The API has accepted a school's key from this browser. The API sets it for scripts, and checks its own signed cookie. */
  hasSchoolKey: FlagCookie;
}

/**
 * @param namespace SITE.NAMESPACE of the shop
 * @param keep the storage and the clock; tests pass their own
 * @param jar returns the object with `cookie`
 */
export function shopStorage(namespace: string, keep: StoredOptions = {}, jar?: CookieJar): ShopStorage {
  return {
    credentials: stored(namespace, storedCredentials, keep),
    knowsMember: stored(namespace, storedKnowsMember, keep),
    cartToken: stored(namespace, storedCartToken, keep),
    cartChange: stored(namespace, storedCartChange, keep),
    orderedCart: stored(namespace, storedOrderedCart, keep),
    hiddenMessages: stored(namespace, storedHiddenMessages, keep),
    favourites: stored(namespace, storedFavourites, keep),
    drafts: stored(namespace, storedDrafts, { backing: () => globalThis.sessionStorage, ...keep }),
    contact: stored(namespace, { ...CONTACT_KEY, validate: () => null }, { backing: tabStorage, ...keep }),
    paying: createFlagCookie(`${namespace}_paying`, jar),
    hasSchoolKey: createFlagCookie(`${namespace}_school_known`, jar),
  };
}
