export const contactConfirmCopy = {
  title: "お問い合わせ内容の確認",
  lead: "まだ送信は完了していません。内容をお確かめのうえ、送信してください。",
  loading: "入力内容を読み込んでいます",
  product: "商品",
  files: "添付ファイル",
  send: "この内容で送信する",
  edit: "入力内容を修正する",
} as const;
