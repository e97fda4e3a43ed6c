/** The fields of the gift composer that a shopper may fill in before the checkout. */
const GIFT_DRAFT_FIELDS = [
  "occasion",
  "title",
  "cord",
  "placement",
  "name_1",
  "name_2",
  "name_3",
  "affiliation",
  "reading",
] as const;

/** A 掛け紙 that was drawn before the checkout. An empty text is a field that is open. */
export type GiftDraft = Readonly<Record<(typeof GIFT_DRAFT_FIELDS)[number], string>>;

/** Reads each field of a draft from a form, a URL or a storage. */
export const readGiftDraft = (read: (field: keyof GiftDraft) => string | null): GiftDraft =>
  Object.fromEntries(GIFT_DRAFT_FIELDS.map((field) => [field, read(field) ?? ""])) as GiftDraft;
