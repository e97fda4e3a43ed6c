export const shopContactCopy = {
  title: "お問い合わせ",
  lead: "ご注文番号をお手元にご用意のうえ、ご連絡ください。",
  form: "フォームから問い合わせる",
  phone: "電話",
  email: "メール",
  hours: (hours: string) => `（${hours}）`,
} as const;
