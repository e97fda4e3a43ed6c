import type { StockStatus } from "@noren/contract";

const stock: Record<StockStatus, string> = { in_stock: "在庫あり", few: "在庫わずか", out: "在庫切れ" };

export const productCopy = {
  stock,
  /** Pieces left; shown only when few. */
  left: (pieces: number) => `残り${pieces}点`,
  pictures: "商品の写真",
  picture: (index: number) => `${index}枚目の写真を表示`,
  video: "動画を表示",
  enlarge: "写真を拡大",
  enlargeOf: (index: number) => `${index}枚目の写真を拡大`,
  chosen: (name: string, value: string) => `${name}：${value}`,
  /** The values of a variant. */
  values: (values: readonly string[]) => values.join("・"),
  chooseOf: (name: string) => `${name}をお選びください`,
  quantity: "数量",
  carriage: "お届けと送料について",
  orderSheet: (hasEmbroidery: boolean) => `まとめて注文${hasEmbroidery ? "・お名入れ" : ""}（注文票）`,
  addToCart: "カートに入れる",
  inCart: "すでにカートにあります",
  enterKey: "学校キーを入力する",
  soldOut: "在庫がありません",
  list: "リストに入れる",
  stopped: "ただいま販売を休止しています。",
  isNew: "新着",
  description: "商品について",
  reviews: "お客様のレビュー",
  recommendations: "こちらもおすすめです",
  recent: "最近見た商品",
};
