export const favouriteListsCopy = {
  title: "お気に入りの一覧",
  loading: "お気に入りを読み込んでいます",
  count: (count: string) => `${count}点`,
  back: "マイページへ戻る",
} as const;
