import { quoteTitle } from "#ui/slots/bookmark-button/bookmark-button.copy";

export const bookmarksCopy = {
  title: "ブックマーク",
  loading: "ブックマークを読み込んでいます",
  empty: "ブックマークはありません",
  emptyLead:
    "ご案内のページの「このページをブックマークする」や、商品一覧の「この検索条件をブックマークする」から追加できます。",
  remove: (title: string) => `${quoteTitle(title)}をブックマークから外す`,
  rename: "名前を変える",
  renameOf: (title: string) => `${quoteTitle(title)}の名前を変える`,
  renamed: (title: string) => `ブックマークの名前を${quoteTitle(title)}に変えました。`,
  save: "この名前にする",
  removed: (title: string) => `${quoteTitle(title)}をブックマークから外しました。`,
  back: "マイページへ戻る",
} as const;
