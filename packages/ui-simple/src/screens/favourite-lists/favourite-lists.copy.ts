export const favouriteListsCopy = {
  title: "お気に入りの一覧",
  loading: "お気に入りを読み込んでいます",
  count: (count: string) => `${count}点`,
  choice: {
    title: "リストに入れる",
    moveTitle: (list: string) => `「${list}」から移す`,
    loading: "商品を読み込んでいます",
    none: (list: string) => `「${list}」から外す（お気に入りには残ります）`,
    new: "新しいリスト",
    submit: "決定する",
    cancel: "やめる",
    added: (product: string, list: string) => `「${product}」を「${list}」に入れました。`,
    moved: (product: string, list: string) => `「${product}」を「${list}」に移しました。`,
    removed: (product: string, list: string) => `「${product}」を「${list}」から外しました。`,
  },
  back: "マイページへ戻る",
} as const;
