import { PASSKEY_OFFER_LIFETIME_MS } from "./limits.ts";
import type { StoredKind } from "./stored.ts";

/** A passkey was offered in this browser. */
export const storedPasskeyOffer: StoredKind<true> = {
  name: "passkey-offer",
  version: 1,
  lifetimeMs: PASSKEY_OFFER_LIFETIME_MS,
  validate: (value) => (value === true ? true : null),
};
