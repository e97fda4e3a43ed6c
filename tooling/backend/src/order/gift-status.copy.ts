import type { SocialGiftStatus } from "@noren/contract";

/** Status names of a social gift for its giver. */
export const giftStatusNames: Readonly<Record<SocialGiftStatus, string>> = {
  awaiting_payment: "ご入金の確認待ち",
  waiting: "お受け取り手続き待ち",
  accepted: "お受け取り手続き済み",
  declined: "ご辞退",
  expired: "お受け取り期限切れ",
  cancelled: "キャンセル",
};
