import type { MemberCouponStatus } from "@noren/contract";

/** Status names of an acquired coupon. */
export const couponStatusNames: Readonly<Record<MemberCouponStatus, string>> = {
  usable: "ご利用いただけます",
  upcoming: "ご利用開始前",
  used: "ご利用済み",
  expired: "有効期限切れ",
};

/** Why a coupon cannot be acquired. */
export const couponCopy = {
  ended: "このクーポンの配布は終了しました。",
  exhausted: "ご好評につき、このクーポンは配布予定の枚数に達しました。",
} as const;
