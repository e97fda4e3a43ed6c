export const leaveCopy = {
  titles: { explain: "退会", confirm: "退会の手続き" },
  steps: ["ご確認", "退会の手続き"],
  explainLead: "退会の前に、次の内容をご確認ください。",
  lostTitle: "退会すると失われるもの",
  points: (points: string) => `保有ポイント ${points}pt`,
  coupons: (count: string) => `ご利用いただけるクーポン ${count}枚`,
  lost: ["アドレス帳とお気に入り", "保存したクレジットカード", "注文履歴の閲覧と領収書の発行"],
  orders:
    "お届け前のご注文は、退会後もお届けします。注文の変更やキャンセル、領収書の発行は、退会の前に注文履歴からお手続きください。",
  toOrders: "注文履歴を見る",
  final: "退会すると、元に戻すことはできません。",
  next: "退会の手続きへ進む",
  confirmLead: "ご本人の確認のため、パスワードを入力してください。",
  submit: "退会する",
  stay: "退会せずにマイページへ戻る",
  backToExplain: "前の画面へ戻る",
  done: "退会の手続きが完了しました。ご利用いただき、ありがとうございました。",
} as const;
