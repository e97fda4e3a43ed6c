export const timeseriesFormCopy = {
  of: {
    measurement: {
      title: "からだの寸法の登録",
      lead: "おわかりになるところだけご入力ください。小数は1桁までです。",
      back: "からだの寸法へ戻る",
      added: "寸法を登録しました。",
    },
    embroidery: {
      title: "お名入れの文字の登録",
      lead: "刺繍できる文字数は、商品によって異なります。",
      back: "お名入れの文字へ戻る",
      added: "お名入れの文字を登録しました。",
    },
  },
  loading: "これまでの内容を読み込んでいます",
  submit: "登録する",
} as const;
