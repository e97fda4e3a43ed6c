import type { Decision } from "@noren/domain/cart";
import type { HiddenMessages } from "@noren/domain/page-message";
import type { Credentials } from "@noren/domain/session";
import {
  storedCartToken,
  storedCredentials,
  storedDecision,
  storedHiddenMessages,
  storedKnowsMember,
} from "@noren/domain/stored-kinds";
import { flagCookie, type FlagCookie } from "./flag-cookie.ts";
import { stored, type Stored } from "./stored.ts";

/** Everything that this browser keeps for a shop; what each kind means stands in `@noren/domain/stored-kinds`. */
export interface ShopStorage {
  credentials: Stored<Credentials>;
  knowsMember: Stored<true>;
  cartToken: Stored<string>;
  decision: Stored<Decision>;
  hiddenMessages: Stored<HiddenMessages>;
  /** Spec 4: a payment-in-progress flag is kept in a cookie. */
  paying: FlagCookie;
}

/** @param namespace SITE.NAMESPACE of the shop */
export function shopStorage(namespace: string): ShopStorage {
  return {
    credentials: stored(namespace, storedCredentials),
    knowsMember: stored(namespace, storedKnowsMember),
    cartToken: stored(namespace, storedCartToken),
    decision: stored(namespace, storedDecision),
    hiddenMessages: stored(namespace, storedHiddenMessages),
    paying: flagCookie(`${namespace}_paying`),
  };
}
