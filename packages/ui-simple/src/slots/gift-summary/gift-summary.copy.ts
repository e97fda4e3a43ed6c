import type { PackedParcel } from "@noren/contract";
import { labelOf } from "@noren/validation/fields/field";
import { noshiFields } from "@noren/validation/fields/gift";

type Part<Name extends keyof PackedParcel> = NonNullable<PackedParcel[Name]>;

export const giftSummaryCopy = {
  occasion: "ご用途",
  wrapping: "包装",
  noshi: "のし",
  /** A paper without the のし ornament, as in mourning. */
  paper: "掛け紙",
  noshiOf: ({ title, cord, knot, placement }: Part<"noshi">) =>
    `${title}（${[
      labelOf(noshiFields.cord, cord),
      labelOf(noshiFields.knot, knot),
      ...(placement === null ? [] : [labelOf(noshiFields.placement, placement)]),
    ].join("・")}）`,
  names: "名入れ",
  nameless: "お名前なし",
  namesOf: ({ names, affiliation, reading }: Part<"noshi">) =>
    [
      ...(affiliation === null ? [] : [affiliation]),
      ...(names.length === 0 ? [] : [names.join("・")]),
      ...(reading === null ? [] : [`（${reading}）`]),
    ].join(" "),
  card: "メッセージカード",
  sign: "立札",
  signOf: ({ name, title, receiver, giver }: Part<"sign">) =>
    [name, title, ...(receiver === null ? [] : [`${receiver} 様`]), giver].join("／"),
  bag: "手提げ袋",
  bagOf: ({ name, quantity }: Part<"bag">) => `${name} ${quantity}枚`,
  slip: "納品書",
  noPrices: "金額を記載しません",
  priced: (name: string, amount: string) => `${name} ${amount}円(税込)`,
} as const;
