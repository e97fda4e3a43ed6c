export const brandListCopy = {
  title: "ブランド一覧",
  lead: "お取り扱いのブランドを、五十音順にご案内します。",
  rows: "五十音",
  row: (row: string) => (row === "他" ? "その他" : `${row}行`),
  count: (count: string) => `${count}点`,
  loading: "ブランドを読み込んでいます",
  empty: "ブランドはまだありません",
} as const;
