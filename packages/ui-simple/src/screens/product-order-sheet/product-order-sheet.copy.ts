import { formatNumber } from "@noren/validation/format";

export const productOrderSheetCopy = {
  titleOf: (name: string) => `${name}の注文票`,
  lead: "サイズごとの点数とお名入れの文字を、まとめてご注文いただけます。",
  quantities: "点数",
  variantOf: (values: readonly string[]) => values.join("・") || "この商品",
  quantityOf: (variant: string) => `${variant}の点数`,
  soldOut: "在庫がありません",
  left: (pieces: number) => `残り${pieces}点`,
  suggested: "登録した寸法に合うサイズ",
  embroidery: "お名入れ",
  embroideryHelp: (letters: number) =>
    `${letters}文字まで。お選びのすべての点に、同じ文字を刺繍します。文字を変えるときは、カートに入れたあとに続けてご注文ください。`,
  useStored: (text: string) => `登録した文字「${text}」を使う`,
  total: "合計",
  pieces: (count: number) => `${formatNumber(count)}点`,
  stopped: "ただいま販売を休止しています。",
  enterKey: "学校キーを入力する",
  nothingChosen: "点数を1点以上お選びください。",
  submit: "カートに入れる",
  back: "商品のページへ戻る",
} as const;
