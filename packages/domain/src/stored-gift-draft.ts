import { type GiftDraft, readGiftDraft } from "@noren/validation/fields/gift-draft";
import { isRecord, text } from "./json-guards.ts";
import { DRAFT_LIFETIME_MS } from "./limits.ts";
import type { StoredKind } from "./stored.ts";

/** The 掛け紙 that this tab drew last. It has names of persons, so it ends with the tab. */
export const storedGiftDraft: StoredKind<GiftDraft> = {
  name: "gift-draft",
  version: 1,
  lifetimeMs: DRAFT_LIFETIME_MS,
  validate: (value) => (isRecord(value) ? readGiftDraft((field) => text(value[field])) : null),
};
