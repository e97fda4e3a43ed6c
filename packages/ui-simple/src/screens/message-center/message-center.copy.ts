export const messageCenterCopy = {
  title: "メッセージ",
  unreadCount: (count: string) => `未読のメッセージが${count}件あります。`,
  loading: "メッセージを読み込んでいます",
  empty: "メッセージはありません",
  emptyLead: "お店からのお知らせが届くと、こちらに表示されます。",
  unread: "未読",
  back: "マイページへ戻る",
} as const;
