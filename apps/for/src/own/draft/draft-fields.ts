import type { GiftDraft } from "@noren/validation/fields/gift-draft";

/** The fields of the form in a URL, by which the page answers without scripts. */
export const DRAFT_FIELDS: Readonly<Record<keyof GiftDraft | "side", string>> = {
  side: "kakegami",
  occasion: "use",
  title: "title",
  cord: "cord",
  placement: "wrap",
  name_1: "name",
  name_2: "name2",
  name_3: "name3",
  affiliation: "company",
  reading: "yomi",
};

/** The id of the drawing with its form, to which the form leads. */
export const DRAFT_ID = "kakegami";
