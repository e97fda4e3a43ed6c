export const contactCopy = {
  title: "お問い合わせ",
  lead: "商品やご注文について、下のフォームからお問い合わせください。",
  faqLead: "よくいただくご質問への回答は、",
  faq: "よくあるご質問",
  faqEnd: "にもございます。",
  kinds: "お問い合わせの方",
  person: "個人のお客様",
  question: "お問い合わせの内容",
  sender: "お客様のご連絡先",
  choose: "選択してください",
  none: "指定なし",
  submit: "入力内容を確認する",
} as const;
