export const paginationCopy = {
  label: "ページの切り替え",
  previous: "前へ",
  next: "次へ",
  page: (page: number) => `${page}ページ目`,
};
