import type { PointReason } from "@noren/contract";

/** Names of the reasons for ledger entries. */
export const pointReasonNames: Readonly<Record<PointReason, string>> = {
  welcome: "ご入会特典",
  campaign: "キャンペーン特典",
  review: "レビュー投稿特典",
  earned: "お買い物で獲得",
  used: "お買い物で利用",
  returned: "キャンセルによる返還",
  revoked: "キャンセルによる取り消し",
  expired: "有効期限切れ",
  adjusted: "店舗による調整",
};
