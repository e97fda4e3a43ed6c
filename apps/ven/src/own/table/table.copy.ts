import { MAX_QUANTITY } from "@noren/validation/fields/quantity";

const number = (count: number) => count.toLocaleString("ja-JP");

export const tableCopy = {
  heads: {
    code: "品番",
    name: "品名",
    case: "入数",
    piece: "1個あたり",
    price: "1ケース（税込）",
    ready: "出荷",
    quantity: "数量",
  },
  picture: "写真",
  compare: "比較",
  favourite: "お気に入り",
  sort: (head: string) => `${head}で並べ替え`,
  countOf: (count: number, unit: string) => `${number(count)}${unit}`,
  pieceOf: (price: number) => `@${number(price)}円`,
  out: "欠品",
  quantityOf: (code: string) => `${code}のケース数`,
  caseUnit: "ケース",
  chosen: (lines: number, cases: number) => `${number(lines)}行 ${number(cases)}ケース`,
  withTax: "税込",
  add: (lines: number) => `${number(lines)}行をカートに入れる`,
  addOne: "入れる",
  addOneOf: (name: string) => `${name}を1ケース、カートに入れる`,
  choose: "選ぶ",
  clear: "数量を消す",
  sum: "選んだ行の合計",
  notWhole: (code: string) => `${code}のケース数は、${number(MAX_QUANTITY)}までの整数で入力してください。`,
  refused: "まだ何もカートに入れていません。",
  offline: "通信できません。数量はこの画面に残っています。もう一度お試しください。",
  views: { grid: "表", list: "写真と仕様" },
} as const;
