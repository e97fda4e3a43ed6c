import type { OrderedCart } from "@noren/domain/cart";
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

/** The registration that an outside service began; `oauth-storage.ts` reads it. It is given up when a session begins. */
const REGISTRATION = "oauth-registration";

/** What a tab keeps of the person at the device. Only their screens load what reads them, so they are listed by name. */
const KEPT_BY_TAB = ["contact", "gift", "login-attempt", "oauth-return", REGISTRATION];

/** What all tabs keep: of the last order, and the words that a guest searched for. */
const KEPT_BY_ALL_TABS = ["ordered-cart", "purchase", "reported-order", "searched-words"];

type Clearable = Pick<Stored<never>, "clear">;

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
  /** Per tab. The registration that an outside service began. */
  registration: Clearable;
  /** What is left of a person after the session: inquiry, gift, registration, login, the last order, searched words. */
  personal: Clearable;
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
  const clear = (names: readonly string[], options: StoredOptions) =>
    names.forEach((name) =>
      stored(namespace, { name, version: 0, lifetimeMs: null, validate: () => null }, options).clear(),
    );
  const ofTab = { backing: tabStorage, ...keep };
  return {
    credentials: stored(namespace, storedCredentials, keep),
    knowsMember: stored(namespace, storedKnowsMember, keep),
    cartToken: stored(namespace, storedCartToken, keep),
    cartChange: stored(namespace, storedCartChange, keep),
    orderedCart: stored(namespace, storedOrderedCart, keep),
    hiddenMessages: stored(namespace, storedHiddenMessages, keep),
    favourites: stored(namespace, storedFavourites, keep),
    drafts: stored(namespace, storedDrafts, { backing: () => globalThis.sessionStorage, ...keep }),
    registration: { clear: () => clear([REGISTRATION], ofTab) },
    personal: {
      clear: () => {
        clear(KEPT_BY_TAB, ofTab);
        clear(KEPT_BY_ALL_TABS, keep);
      },
    },
    paying: createFlagCookie(`${namespace}_paying`, jar),
    hasSchoolKey: createFlagCookie(`${namespace}_school_known`, jar),
  };
}
