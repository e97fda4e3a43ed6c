export const cartShippingAddCopy = {
  addTitle: "お届け先の入力",
  changeTitle: "お届け先の変更",
  note: "会員登録のお名前は、お届け先には反映されません。",
  submit: "この住所に届ける",
  back: "お届け先の選択に戻る",
} as const;
