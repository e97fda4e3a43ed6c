import type { TransactionError } from "@noren/contract";

/** Error messages for payments. */
export const paymentCopy = {
  notSigned: "署名を確認できませんでした。",
  chooseCard: "お支払いに使うカードを選択してください。",
  cardGone: "お選びのカードが見つかりません。もう一度お選びください。",
  cardRefused:
    "カード情報の入力から時間がたったため、お手続きを続けられませんでした。お手数ですが、カード情報をもう一度入力してください。",
} as const;

/** Why a payment failed, and what the shopper can do. */
export const transactionCopy: Readonly<Record<Exclude<TransactionError["code"], "order_failed">, string>> = {
  declined:
    "ご指定のカードではお支払いいただけませんでした。別のカードか、ほかのお支払い方法をお選びください。くわしい理由は、カード会社へお問い合わせください。",
  not_authenticated:
    "カードの本人認証を確認できませんでした。もう一度お試しいただくか、ほかのお支払い方法をお選びください。",
  aborted: "お支払いの手続きが中止されました。もう一度お試しいただくか、ほかのお支払い方法をお選びください。",
  expired:
    "お支払いの手続きが時間内に完了しませんでした。もう一度お試しいただくか、ほかのお支払い方法をお選びください。",
  credit_refused:
    "後払いの審査の結果、今回はご利用いただけませんでした。お手数ですが、ほかのお支払い方法をお選びください。",
  fraud: "このお支払いはお受けできませんでした。ほかのお支払い方法をお選びください。",
};

/** Reasons for cancellations by the shop. */
export const paymentCancelReasons = {
  unpaid: "お支払い期限までにご入金を確認できなかったため",
  lost: "お支払いを確認できなかったため",
} as const;
