export const cardPaymentCopy = {
  refused: "カード情報をご確認ください。",
  unreachable:
    "決済サービスに接続できませんでした。しばらくしてからもう一度お試しいただくか、ほかのお支払い方法をお選びください。",
} as const;
