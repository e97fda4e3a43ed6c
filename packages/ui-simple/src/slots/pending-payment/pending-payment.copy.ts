export const pendingPaymentCopy = {
  dismiss: "この案内を閉じる",
  failed: "お支払いが完了していません",
  failedLead: "ご注文はまだ確定していません。もう一度お手続きいただいても、二重に請求されることはありません。",
  title: "お支払いの手続きが途中です",
  lead: (time: string) =>
    `ご注文はまだ確定していません。${time}までに、決済サービスの画面でお手続きください。別の方法でお支払いになる場合は、お支払い方法を選び直してください。`,
  resume: "お支払いの手続きを続ける",
} as const;
