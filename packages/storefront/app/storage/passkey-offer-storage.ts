import { storedPasskeyOffer } from "@noren/domain/stored-passkey-offer";
import { stored, type Stored } from "./stored.ts";

/** Whether a passkey was offered in this browser lately. */
export const passkeyOfferStorage = (namespace: string): Stored<true> => stored(namespace, storedPasskeyOffer);
