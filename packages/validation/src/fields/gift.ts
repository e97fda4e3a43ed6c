import { toLine, toLines, toName } from "../normalise.ts";
import { type FormRule, isEmpty, printable } from "../rules.ts";
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

const packing: ChoiceField<"without" | "with"> = {
  kind: "choice",
  label: "包装・のし・カード",
  description: "Whether the composer opens next.",
  options: [
    { value: "without", label: "選ばない" },
    { value: "with", label: "選ぶ" },
  ],
  initial: "without",
};

/** The giver's form for a social gift. */
export const socialGiftFields = { ...giftReceiverFields, packing };

/** Whether the gift's event may happen again. `gift-rules.ts` has the rules for each. */
export const GIFT_NATURES = ["repeatable", "once", "mourning"] as const;
export type GiftNature = (typeof GIFT_NATURES)[number];

export type NoshiKnot = "chomusubi" | "musubikiri" | "awajimusubi";
export type NoshiCord = "red-white" | "black-white" | "yellow-white";
export type NoshiPlacement = "inner" | "outer";

const noshiTitle = {
  kind: "text",
  label: "表書き",
  description: "The words above the knot: one of the occasion's titles, or others that suit its nature.",
  normalise: toLine,
  max: 10,
  rules: [printable],
  sample: "御祝",
} satisfies TextField;

const noshiKnot: ChoiceField<NoshiKnot> = {
  kind: "choice",
  label: "水引の結び方",
  description:
    "chomusubi (蝶結び) for events that may happen again; musubikiri (結び切り) and awajimusubi (あわじ結び) for weddings, recoveries and mourning.",
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
  description: "`inner` under the wrapping, `outer` over it. Meaningless without a wrapping.",
  options: [
    { value: "inner", label: "内のし" },
    { value: "outer", label: "外のし" },
  ],
};

/** The most names side by side on a のし; more people are 「外一同」. */
export const NOSHI_NAMES = 3;

/** Letters of a name on a のし in a shop without `GIFT.NOSHI_NAME_LETTERS`. */
export const NOSHI_NAME_LETTERS = 10;

/** Counts graphemes without spaces: a kanji with a variation selector (葛󠄀) and a surrogate pair (𠮷) are one. */
export const countLetters = (name: string): number =>
  [...new Intl.Segmenter("ja").segment(name)].filter(({ segment }) => segment.trim() !== "").length;

/** A name on a のし. Old and rare forms of letters stay as typed. */
export const noshiName: TextField = {
  kind: "text",
  label: "お名前",
  description: "A name below the knot. The shop's setting `GIFT.NOSHI_NAME_LETTERS` limits its letters.",
  normalise: toName,
  max: 40,
  rules: [printable],
  sample: "山田",
};

const affiliation: TextField = {
  kind: "text",
  label: "会社名・肩書き",
  description: "A company or a role, small at the upper right of the first name.",
  normalise: toName,
  max: 20,
  rules: [printable],
  sample: "株式会社のれん堂",
};

const reading: TextField = {
  kind: "text",
  label: "ふりがな",
  description: "The reading of the first name, small at its right; for a child's name.",
  normalise: toName,
  max: 20,
  rules: [printable],
  sample: "みさき",
};

/** A のし without its names. */
export const noshiFields = {
  title: noshiTitle,
  knot: noshiKnot,
  cord: noshiCord,
  placement: optional(noshiPlacement),
  affiliation: optional(affiliation),
  reading: optional(reading),
};

/** The message card of a parcel. */
export const messageCardFields = {
  message: {
    ...message,
    max: 200,
    rules: [printable],
    description: "The words on the card, at most 200 characters.",
  },
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
    rules: [printable],
    sample: "喫茶のれん",
  } as const),
  giver: {
    kind: "text",
    label: "贈り主のお名前",
    description: "The giver's name on the sign.",
    normalise: toName,
    max: 30,
    rules: [printable],
    sample: "山田花子",
  },
} as const satisfies Fields;

/** The most carrier bags for a parcel. */
export const BAG_LIMIT = 20;

/** The value of `title` for a free text. */
export const OWN_TITLE = "own";

const picked = (label: string, description: string) =>
  ({ kind: "text", label, description, isChosen: true, isOptional: true, sample: "1" }) as const satisfies TextField;

const needed =
  (message: FormRule["message"], when: (values: Readonly<Record<string, unknown>>) => boolean) =>
  <F extends TextField>(field: F) => ({
    ...field,
    isOptional: true as const,
    formRules: [
      {
        message,
        holds: (value: unknown, values: Readonly<Record<string, unknown>>) => !isEmpty(value) || !when(values),
      },
    ],
  });

const withNoshi = needed("choose", ({ has_noshi }) => has_noshi === "with");
const withSign = ({ sign }: Readonly<Record<string, unknown>>) => !isEmpty(sign);

const hasNoshi: ChoiceField<"with" | "without"> = {
  kind: "choice",
  label: "のしの有無",
  description: "Whether the parcel has a のし.",
  options: [
    { value: "with", label: "のしをつける" },
    { value: "without", label: "のしをつけない" },
  ],
  initial: "without",
};

/** The form for the gift packing of a parcel. Its choices are ids of the shop's options. */
export const giftFields = {
  occasion: picked("ご用途", "The occasion."),
  wrapping: picked("包装", "The wrapping."),
  has_noshi: hasNoshi,
  title: withNoshi(picked("表書き", "One of the occasion's titles, or `own`.")),
  own_title: needed(
    "required",
    ({ has_noshi, title }) => has_noshi === "with" && title === OWN_TITLE,
  )({
    ...noshiTitle,
    label: "ほかの表書き",
  }),
  knot: withNoshi(picked("水引の結び方", "The knot.")),
  cord: withNoshi(picked("水引の色", "The colour.")),
  placement: needed(
    "choose",
    ({ has_noshi, wrapping }) => has_noshi === "with" && !isEmpty(wrapping),
  )(picked("のしのかけ方", "`inner` or `outer`; asked only with a wrapping.")),
  name_1: optional({ ...noshiName, label: "お名前" }),
  name_2: optional({ ...noshiName, label: "お名前（二人目の方）", sample: "花子" }),
  name_3: optional({ ...noshiName, label: "お名前（三人目の方）", sample: "次郎" }),
  affiliation: noshiFields.affiliation,
  reading: noshiFields.reading,
  card: picked("メッセージカード", "The message card."),
  message: needed("required", ({ card }) => !isEmpty(card))(messageCardFields.message),
  sign: picked("立札", "The sign."),
  sign_title: needed("choose", withSign)(picked("立札の表書き", "The words of the sign.")),
  sign_receiver: signFields.receiver,
  sign_giver: needed("required", withSign)(signFields.giver),
  bag: picked("手提げ袋", "The bag."),
  bag_quantity: needed("choose", ({ bag }) => !isEmpty(bag))(picked("枚数", "Number of bags.")),
  hides_prices: { kind: "flag", label: "納品書に金額を記載しない", description: "Whether the slip has no prices." },
  for_all: {
    kind: "flag",
    label: "ほかのお届け先・お荷物も、すべて同じ内容にする",
    description: "Whether all parcels of the cart are packed like this one.",
  },
} as const satisfies Fields;
