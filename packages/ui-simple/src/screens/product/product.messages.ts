import type { StockStatus } from "@noren/contract";

const stock: Record<StockStatus, string> = { in_stock: "在庫あり", few: "在庫わずか", out: "在庫切れ" };

export const productMessages = {
  stock,
  /** Pieces left, told only when few. */
  left: (pieces: number) => `残り${pieces}点`,
  choose: "お選びください",
  addToCart: "カートに入れる",
  soldOut: "在庫がありません",
  stopped: "ただいま販売を停止しています",
  favourite: "お気に入りに追加",
  unfavourite: "お気に入りから外す",
  specs: "商品仕様",
  recommendations: "こちらもおすすめです",
  recent: "最近見た商品",
};
