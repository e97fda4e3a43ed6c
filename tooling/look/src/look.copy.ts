/** The words of the page. */
export const lookCopy = {
  title: "画面一覧",
  against: (revision: string) => `${revision} との違い`,
  before: (revision: string) => `変更前（${revision}）`,
  after: "変更後",
  marked: "違い",
  added: "新しい画面",
  removed: "なくなった画面",
  failed: "表示できませんでした",
  width: (width: number) => `${width}px`,
  share: (share: number) => (share < 0.0001 ? "0.01%未満" : `${(share * 100).toFixed(2)}%`),
  summary: (theme: string, changed: number, all: number) => `${theme}：${all}枚のうち${changed}枚が変わりました`,
  same: "見た目の変わった画面はありません。",
  pictures: (theme: string, count: number) => `${theme}：${count}枚`,
};
