export const socialGiftDeliveryCopy = {
  title: "お届け日時",
  loading: "お届けできる日を調べています",
  to: "お届け先",
  name: (name: string) => `${name} 様`,
  anySlot: "指定なし",
  submit: "内容の確認へ",
  back: "お届け先の入力に戻る",
} as const;
