export const errorCopy = {
  /** [error.other-text] */
  text: "エラーが発生しました",
  hint: "しばらく時間をおいてから、もう一度お試しください。",
  retry: "再読み込みする",
  backToTop: "トップページへ戻る",
};
