export const inquiryHistoryCopy = {
  title: "お問い合わせ履歴",
  loading: "お問い合わせ履歴を読み込んでいます",
  empty: "お問い合わせの履歴はありません",
  unread: "新しい回答",
  updated: (date: string) => `${date} 更新`,
  back: "マイページへ戻る",
} as const;
