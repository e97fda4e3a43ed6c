export const notFoundCopy = {
  /** [error.404-text] */
  text: "お探しのページが見つかりませんでした。",
  /** [error.unknown-route] */
  english: "This page could not be found",
  hint: "ページが移動または削除されたか、アドレスに誤りがある可能性があります。",
  search: "商品を探す",
  categories: "カテゴリーから探す",
  help: "お困りのときは",
  faq: "よくあるご質問",
  contact: "お問い合わせ",
  sitemap: "サイトマップ",
  backToTop: "トップページへ戻る",
};
