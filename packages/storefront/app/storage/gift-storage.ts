import type { GiftAddress } from "@noren/contract";
import type { Gift } from "@noren/domain/social-gift";
import { storedGift } from "@noren/domain/stored-gift";
import { stored, type Stored } from "./stored.ts";
import { tabStorage } from "./tab-storage.ts";

/** The social gift whose link this tab opened. The next person at the device does not find the address. */
export const giftStorage = (namespace: string): Stored<Gift<GiftAddress>> =>
  stored(namespace, storedGift, { backing: tabStorage });
