export const orderHistoryCopy = {
  title: "注文履歴",
  loading: "注文履歴を読み込んでいます",
  count: (count: number) => `全${count}件`,
  total: (amount: string) => `これまでのお買い上げ合計 ${amount}円(税込)`,
  empty: "ご注文の履歴はまだありません",
  emptyLead: "ご注文いただくと、こちらで内容や発送の状況をご確認いただけます。",
  toShop: "商品を探す",
  back: "マイページへ戻る",
  warning: "キャンセルを承りました。お店で確認のうえ、必要に応じてご連絡いたします。",
} as const;
