export const passwordCopy = {
  show: "表示",
  hide: "隠す",
  showLabel: "パスワードを表示する",
  hideLabel: "パスワードを隠す",
};
