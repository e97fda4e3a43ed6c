export const errorCopy = {
  /** [error.other-text] */
  text: "エラーが発生しました",
  hint: "しばらく時間をおいてから、もう一度お試しください。",
  ask: "お急ぎの場合は、お店へ直接ご連絡ください。",
  retry: "再読み込みする",
  backToTop: "トップページへ戻る",
};
