export const footerCopy = {
  label: "お店のご案内",
  guide: "ご利用案内",
  about: "お店について",
  shops: "姉妹店",
  faq: "よくあるご質問",
  contact: "お問い合わせ",
  news: "お知らせ",
  blogs: "読みもの",
  makers: "つくり手",
  brands: "ブランド一覧",
  sitemap: "サイトマップ",
  copyright: (shopName: string) => `© ${shopName}`,
};
