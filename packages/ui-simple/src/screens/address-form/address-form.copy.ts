export const addressFormCopy = {
  addTitle: "住所の追加",
  editTitle: "住所の編集",
  note: "会員登録のお名前は、お届け先には反映されません。",
  own: "ご本人の住所です。変更すると、会員情報も変わります。",
  loading: "住所を読み込んでいます",
  submit: "登録する",
  update: "変更を保存する",
  back: "アドレス帳へ戻る",
} as const;
