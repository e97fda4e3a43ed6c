import { readGiftDraft } from "@noren/validation/fields/gift-draft";
import type { DrawnDraft } from "./draft.props.ts";

const values: Readonly<Record<string, string>> = {
  occasion: "2",
  title: "志",
  cord: "black-white",
  placement: "inner",
};

/** A return gift after a funeral. */
export const mourningDraft: DrawnDraft = {
  side: "mourning",
  occasions: [
    { value: "1", name: "結婚内祝い", description: "挙式からひと月以内に。", side: "joy" },
    { value: "2", name: "香典返し", description: "四十九日の忌明けに。", side: "mourning" },
  ],
  draft: readGiftDraft((field) => values[field] ?? null),
  titles: ["志", "満中陰志", "偲び草"],
  cords: ["black-white", "yellow-white"],
  nameHint: "喪家の姓を入れます。",
  nameLetters: 10,
  tooLong: new Set(),
  paper: {
    title: "志",
    knot: "musubikiri",
    cord: "black-white",
    strands: 5,
    has_ornament: false,
    names: [],
    affiliation: null,
    reading: null,
  },
  notice: null,
  onSideChosen: () => undefined,
  onChanged: () => undefined,
};
