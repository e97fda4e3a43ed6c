import { formatNumber } from "@noren/validation/format";

export const productOrderSheetCopy = {
  titleOf: (name: string) => `${name}の注文票`,
  lead: (hasEmbroidery: boolean) =>
    `サイズごとの数量${hasEmbroidery ? "とお名入れの文字" : ""}をご指定のうえ、まとめてご注文いただけます。`,
  quantities: "数量",
  variantOf: (values: readonly string[]) => values.join("・") || "この商品",
  quantityOf: (variant: string) => `${variant}の数量`,
  soldOut: "在庫がありません",
  left: (pieces: number) => `残り${pieces}点`,
  suggested: "ご登録の寸法に合うサイズ",
  embroidery: "お名入れ",
  embroideryHelp: (letters: number) =>
    `${letters}文字まで。お選びいただいたすべての商品に、同じ文字をお入れします。別の文字をご希望の場合は、カートに入れたあとに続けてご注文ください。`,
  preview: "文字のイメージです。書体と糸の色は、実物と異なる場合があります。",
  useStored: (text: string) => `ご登録の文字「${text}」を使う`,
  total: "合計",
  pieces: (count: number) => `${formatNumber(count)}点`,
  stopped: "ただいま販売を休止しています。",
  enterKey: "学校キーを入力する",
  nothingChosen: "数量を1点以上お選びください。",
  submit: "カートに入れる",
  back: "商品のページへ戻る",
} as const;
