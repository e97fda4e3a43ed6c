import type { SocialGiftStatus } from "@noren/contract";

/** The states of a social gift as its giver reads them. */
export const giftStatusNames: Readonly<Record<SocialGiftStatus, string>> = {
  waiting: "お受け取り手続き待ち",
  accepted: "お受け取り手続き済み",
  expired: "お受け取り期限切れ",
  cancelled: "キャンセル",
};

export const giftCopy = {
  /** Of every link that cannot be used, whatever became of it. */
  notAvailable:
    "このギフトのリンクはご利用いただけません。お受け取りの期限が過ぎているか、すでにお手続きが済んでいる可能性があります。",
  deliveryNotAvailable: "ご指定のお届け日時は選択できません。別の日時をお選びください。",
} as const;
