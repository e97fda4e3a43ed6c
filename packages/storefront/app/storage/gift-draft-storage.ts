import { storedGiftDraft } from "@noren/domain/stored-gift-draft";
import type { GiftDraft } from "@noren/validation/fields/gift-draft";
import { stored, type Stored } from "./stored.ts";
import { tabStorage } from "./tab-storage.ts";

/** The 掛け紙 that this tab drew before the checkout. */
export const giftDraftStorage = (namespace: string): Stored<GiftDraft> =>
  stored(namespace, storedGiftDraft, { backing: tabStorage });
