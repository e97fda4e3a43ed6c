export const corporateFormCopy = {
  name: "法人・団体のお客様",
  company: "会社・団体について",
  person: "ご担当者様",
  store: "店舗について",
  trade: "お取引について",
  question: "お問い合わせの内容",
} as const;
