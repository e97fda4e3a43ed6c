export const messageCenterItemCopy = {
  title: "メッセージ",
  loading: "メッセージを読み込んでいます",
  back: "メッセージの一覧へ戻る",
} as const;
