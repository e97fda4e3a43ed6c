import type { Coupon } from "@noren/contract";
import { formatNumber } from "@noren/validation/format";

export const couponCardCopy = {
  /** The discount as a number and its unit. */
  value: ({ kind, amount }: Pick<Coupon, "kind" | "amount">): { number: string; unit: string } =>
    kind === "carriage_free" || amount === null
      ? { number: "", unit: "送料無料" }
      : { number: formatNumber(amount), unit: kind === "percent" ? "%引き" : "円引き" },
  until: "有効期限",
  /** The period of use: until its end, or for some days after it was taken, but not past its end. */
  period: (until: string | null, useDays: number | null) => {
    if (useDays === null) return until === null ? "期限なし" : `${until}まで`;
    return until === null ? `獲得から${useDays}日間` : `獲得から${useDays}日間（ただし${until}まで）`;
  },
  code: "クーポンコード",
  fewLeft: (count: number) => `残り${count}枚`,
  take: "獲得する",
  takeOf: (name: string) => `「${name}」を獲得する`,
  taken: "獲得済み",
  loginToTake: "ログインして獲得する",
} as const;
