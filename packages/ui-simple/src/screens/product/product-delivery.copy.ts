import type { ProductDelivery } from "@noren/contract";
import { formatNumber, formatYen } from "@noren/validation/format";

export const productDeliveryCopy = {
  carriage: "送料",
  free: "送料無料でお届けします",
  /** @param missing yen, including the cart */
  untilFree: (missing: number, isFrom: boolean) =>
    `${isFrom ? "この商品を含めて、" : ""}あと${formatYen(missing)}のお買い上げで送料無料`,
  points: "ポイント",
  earned: (points: number, isFrom: boolean, isMember: boolean) =>
    `${formatNumber(points)}ポイント${isFrom ? "〜" : ""}${isMember ? "獲得" : "（会員の方）"}`,
  arrival: "お届け",
  prefecture: "お届け先の都道府県",
  choose: "お届け先を選ぶ",
  show: "お届け日を見る",
  loading: "確認しています…",
  unknown: "お届け日を確認できませんでした。",
  /** The charge of a cool or large parcel is never free. */
  carriageOf: ({ carriage, charge }: ProductDelivery, isFree: boolean) => {
    const extra = `クール便などの料金${formatYen(charge)}`;
    if (isFree) return charge > 0 ? `送料無料（${extra}は別にかかります）` : "送料無料";
    return `送料 ${formatYen(carriage + charge)}${charge > 0 ? `（${extra}を含みます）` : ""}`;
  },
  undeliverable: (prefecture: string) => `${prefecture}へはお届けできません。`,
  soldOut: "ただいま在庫がありません",
};
