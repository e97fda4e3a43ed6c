export const notFoundCopy = {
  title: "ページが見つかりません",
  /** [error.404-text] */
  text: "お探しのページが見つかりませんでした。",
  /** [error.unknown-route] */
  english: "This page could not be found",
  hint: "ページが移動または削除されたか、アドレスに誤りがある可能性があります。",
  backToTop: "トップページへ戻る",
};
