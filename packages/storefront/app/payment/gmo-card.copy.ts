/** Messages at the card's fields for the result codes of GMO Payment Gateway's script. */
export const gmoCardCopy = {
  brand: "Visa、Mastercard、JCB、American Express、Diners Clubのカード番号を入力してください。",
  fields: {
    ccNumber: "カード番号をご確認ください。",
    ccExpiration: "有効期限をご確認ください。",
    securityCode: "セキュリティコードをご確認ください。",
    ccName: "カード名義をご確認ください。",
  },
} as const;
