import type { GiftAddress } from "@noren/contract";
import type { Gift } from "@noren/domain/social-gift";
import { storedGift } from "@noren/domain/stored-gift";
import { type Backing, stored, type Stored } from "./stored.ts";

const memory = new Map<string, string>();

/** Used until the page is unloaded if the browser blocks its storage. */
const inMemory: Backing = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

function tabStorage(): Backing {
  try {
    return globalThis.sessionStorage;
  } catch {
    return inMemory;
  }
}

/** The social gift whose link this tab opened. The next person at the device does not find the address. */
export const giftStorage = (namespace: string): Stored<Gift<GiftAddress>> =>
  stored(namespace, storedGift, { backing: tabStorage });
