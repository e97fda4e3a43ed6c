import type { OrderPacking } from "@noren/contract";
import { labelOf } from "@noren/validation/fields/field";
import { noshiFields } from "@noren/validation/fields/gift";

type Noshi = NonNullable<OrderPacking["noshi"]>;
type Sign = NonNullable<OrderPacking["sign"]>;

/** Text of a packing sheet, which only the staff reads. */
export const packingSheetCopy = {
  title: "梱包指示書",
  stamp: "社内用",
  foot: "社内用の書類です。お荷物には入れないでください。",
  pieces: "お品の点数",
  piecesOf: (count: number) => `${count.toLocaleString("ja-JP")}点`,
  noAddress: "受取人様のご指定待ち",
  deliveryAt: "お届け希望日",
  timezone: "お届け時間帯",
  unspecified: "指定なし",
  occasion: "ご用途",
  wrapping: "包装",
  wrappingOf: (name: string) => `${name} 1点`,
  noshi: "のし",
  noshiPaper: ({ has_ornament }: Noshi) => (has_ornament ? "のし紙（のし飾りあり）" : "掛け紙（のし飾りなし）"),
  noshiTitle: "表書き",
  none: "なし",
  cord: "水引",
  cordOf: ({ cord, knot, strands }: Pick<Noshi, "cord" | "knot" | "strands">) =>
    `${labelOf(noshiFields.cord, cord)} ${labelOf(noshiFields.knot, knot)} ${strands}本`,
  placement: "かけ方",
  placementOf: (placement: Noshi["placement"]) =>
    placement === null ? "指定なし（包装なし）" : labelOf(noshiFields.placement, placement),
  names: "名入れ",
  namesOf: (names: readonly string[]) =>
    names.length === 0 ? "無記名" : names.length === 1 ? names.join("") : `右から ${names.join("／")}`,
  affiliation: "会社名・肩書き",
  reading: "ふりがな",
  asTyped: "お名前の字は、この紙のとおりに印刷してください（旧字体・異体字を置き換えない）。",
  card: "カード",
  cardText: (name: string) => `${name}の文面`,
  sign: "立札",
  signOf: ({ name, title, receiver, giver }: Sign) =>
    [name, title, ...(receiver === null ? [] : [`${receiver} 様`]), giver].join("／"),
  bag: "手提げ袋",
  bagOf: (name: string, quantity: number) => `${name} ${quantity}枚`,
  prices: "金額",
  noPrices: "金額の分かるものは入れない",
  slipWithPrices: "納品書に金額を記載する",
} as const;
