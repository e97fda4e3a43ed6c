export const problemPageCopy = {
  notFoundTitle: "ページが見つかりません",
};
