export const paginationCopy = {
  label: "ページの切り替え",
  previous: "前へ",
  next: "次へ",
  page: (page: number) => `${page}ページ目`,
  /** The title of a page of a list; the first has that of the list. */
  title: (title: string, page: number) => (page > 1 ? `${title} ${page}ページ目` : title),
};
