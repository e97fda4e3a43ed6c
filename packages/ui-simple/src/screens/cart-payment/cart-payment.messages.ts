/** Words of the way to pay. */
export const cartPaymentMessages = {
  title: "お支払い方法",
  loading: "お支払い方法を読み込んでいます",
  methods: "お支払い方法を選択してください",
  fee: (amount: string) => `手数料 ${amount}`,
  noFee: "手数料無料",
  remarks: "ご要望・連絡事項",
  remarksHelp: "配送やお品物について、お店へ伝えたいことをご記入ください。",
  chooseOne: "お支払い方法を選択してください。",
  next: "ご注文内容の確認へ",
  back: "お届け日時の指定に戻る",
} as const;
