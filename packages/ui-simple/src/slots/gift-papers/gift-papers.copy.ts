import type { PackedParcel } from "@noren/contract";
import { labelOf } from "@noren/validation/fields/field";
import { noshiFields } from "@noren/validation/fields/gift";

type Noshi = NonNullable<PackedParcel["noshi"]>;

export const giftPapersCopy = {
  noshi: ({
    title,
    cord,
    knot,
    strands,
    has_ornament,
    names,
    affiliation,
    reading,
  }: Omit<Noshi, "price" | "placement">) =>
    [
      `${has_ornament ? "のし紙" : "掛け紙"}の見本`,
      title === "" ? "表書きなし" : `表書き「${title}」`,
      `水引は${labelOf(noshiFields.cord, cord)}の${labelOf(noshiFields.knot, knot)}${strands}本`,
      has_ornament ? "のし飾りつき" : "のし飾りなし",
      ...(affiliation === null ? [] : [affiliation]),
      names.length === 0 ? "お名前なし" : `お名前「${names.join("、")}」`,
      ...(reading === null ? [] : [`ふりがな「${reading}」`]),
    ].join("、"),
  card: "メッセージカードの見本",
  emptyCard: "ここに、お言葉が入ります。",
  sign: (title: string, receiver: string | null, giver: string) =>
    ["立札の見本", title, ...(receiver === null ? [] : [`${receiver} 様`]), giver].join("、"),
  to: (receiver: string) => `${receiver}様`,
} as const;
