/** A page's title in quotation marks. Those of the title itself become inner ones. */
export const quoteTitle = (title: string) => `「${title.replaceAll("「", "『").replaceAll("」", "』")}」`;

export const bookmarkButtonCopy = {
  add: "このページをブックマークする",
  addSearch: "この検索条件をブックマークする",
  added: (title: string) => `${quoteTitle(title)}をブックマークに追加しました。`,
  remove: "ブックマークから外す",
} as const;
