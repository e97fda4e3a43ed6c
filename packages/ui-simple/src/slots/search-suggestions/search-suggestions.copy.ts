export const searchSuggestionsCopy = {
  label: "検索の候補",
  history: "最近の検索",
  allHistory: "検索履歴をすべて見る",
  remove: (word: string) => `「${word}」を履歴から削除する`,
  popular: "よく検索されることば",
  words: "検索ワードの候補",
  categories: "カテゴリー",
  count: (count: number) => `${count.toLocaleString("ja-JP")}点`,
  products: "商品",
  all: (word: string, total: number) => `「${word}」の検索結果をすべて見る（${total.toLocaleString("ja-JP")}点）`,
  announced: (count: number) => `候補が${count}件あります。上下の矢印キーで選べます。`,
  nothing: "候補はありません。",
} as const;
