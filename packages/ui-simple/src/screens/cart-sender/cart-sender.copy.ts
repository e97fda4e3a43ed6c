export const cartSenderCopy = {
  title: "ご依頼主",
  leadFor: (name: string) => `${name} 様へのお荷物の送り状に、お名前とご住所を記載します。`,
  lead: "お荷物の送り状に、お名前とご住所を記載します。",
  loading: "ご依頼主を読み込んでいます",
  new: "新しく入力する",
  typed: "ご依頼主のお名前とご住所",
  submit: "このご依頼主に決定する",
  saved: "ご依頼主を変更しました。",
  back: { delivery: "お届け日時に戻る", confirm: "ご注文内容の確認に戻る" },
} as const;
