import { toLine, toLines, toName } from "../normalise.ts";
import { type ChoiceField, type Fields, optional, type TextField } from "./field.ts";

const nickname = { kind: "text", normalise: toName, max: 50 } as const;

const receiverName: TextField = {
  ...nickname,
  label: "贈るお相手のお名前",
  description: "The recipient, as the giver calls them.",
  sample: "美咲",
};

const senderName: TextField = {
  ...nickname,
  label: "あなたのお名前",
  description: "The giver, as they want to be called.",
  sample: "花子",
};

const message: TextField = {
  kind: "text",
  label: "メッセージ",
  description: "The giver's words to the recipient, at most 300 characters.",
  normalise: toLines,
  max: 300,
  sample: "お誕生日おめでとう",
};

/** The giver and the recipient of a social gift. */
export const giftReceiverFields = { receiver_name: receiverName, sender_name: senderName, message: optional(message) };

/** Whether what a gift is for may come again: hard rules follow from it, see `gift-rules.ts`. */
export type GiftNature = "repeatable" | "once" | "mourning";

export type NoshiKnot = "chomusubi" | "musubikiri" | "awajimusubi";
export type NoshiCord = "red-white" | "black-white" | "yellow-white";
export type NoshiPlacement = "inner" | "outer";

const noshiTitle: TextField = {
  kind: "text",
  label: "表書き",
  description: "The words above the knot: one of the occasion's titles, or others that suit its nature.",
  normalise: toLine,
  max: 10,
  sample: "御祝",
};

const noshiKnot: ChoiceField<NoshiKnot> = {
  kind: "choice",
  label: "水引の結び方",
  description:
    "chomusubi (蝶結び) for what may come again; musubikiri (結び切り) and awajimusubi (あわじ結び) for what happens once: weddings, recoveries, mourning.",
  options: [
    { value: "chomusubi", label: "蝶結び" },
    { value: "musubikiri", label: "結び切り" },
    { value: "awajimusubi", label: "あわじ結び" },
  ],
};

const noshiCord: ChoiceField<NoshiCord> = {
  kind: "choice",
  label: "水引の色",
  description: "The colour of the right half; the left half is white. Only mourning has black or yellow.",
  options: [
    { value: "red-white", label: "紅白" },
    { value: "black-white", label: "黒白" },
    { value: "yellow-white", label: "黄白" },
  ],
};

const noshiPlacement: ChoiceField<NoshiPlacement> = {
  kind: "choice",
  label: "のしのかけ方",
  description: "`inner` under the wrapping, `outer` over it.",
  options: [
    { value: "inner", label: "内のし" },
    { value: "outer", label: "外のし" },
  ],
};

/** The most names side by side on a のし; more people are 「外一同」. */
export const NOSHI_NAMES = 3;

/** Letters of a name on a のし in a shop without `GIFT.NOSHI_NAME_LETTERS`. */
export const NOSHI_NAME_LETTERS = 10;

/** Counts letters as people see them: a variant of a kanji (葛󠄀) and a surrogate pair (𠮷) are one. Spaces do not count. */
export const countLetters = (name: string): number =>
  [...new Intl.Segmenter("ja").segment(name)].filter(({ segment }) => segment.trim() !== "").length;

/** A name on a のし. Old and rare forms of letters stay as typed. */
export const noshiName: TextField = {
  kind: "text",
  label: "お名前",
  description: "A name below the knot. The shop's setting `GIFT.NOSHI_NAME_LETTERS` limits its letters.",
  normalise: toName,
  max: 40,
  sample: "山田",
};

const affiliation: TextField = {
  kind: "text",
  label: "会社名・肩書き",
  description: "A company or a role, small at the upper right of the first name.",
  normalise: toName,
  max: 20,
  sample: "株式会社のれん堂",
};

const reading: TextField = {
  kind: "text",
  label: "ふりがな",
  description: "The reading of the first name, small at its right; for a child's name.",
  normalise: toName,
  max: 20,
  sample: "みさき",
};

/** A のし without its names. */
export const noshiFields = {
  title: noshiTitle,
  knot: noshiKnot,
  cord: noshiCord,
  placement: noshiPlacement,
  affiliation: optional(affiliation),
  reading: optional(reading),
};

/** The message card of a parcel. */
export const messageCardFields = {
  message: { ...message, max: 200, description: "The words on the card, at most 200 characters." },
};

/** The 立札 of a parcel with flowers. */
export const signFields = {
  title: {
    kind: "text",
    label: "立札の表書き",
    description: "One of the sign's titles.",
    normalise: toLine,
    max: 12,
    sample: "祝 御開店",
  },
  receiver: optional({
    kind: "text",
    label: "お届け先のお名前",
    description: "The recipient's name on the sign, without 様.",
    normalise: toName,
    max: 20,
    sample: "喫茶のれん",
  } as const),
  giver: {
    kind: "text",
    label: "贈り主のお名前",
    description: "The giver's name on the sign.",
    normalise: toName,
    max: 30,
    sample: "山田花子",
  },
} as const satisfies Fields;

/** The most carrier bags for a parcel. */
export const BAG_LIMIT = 20;
