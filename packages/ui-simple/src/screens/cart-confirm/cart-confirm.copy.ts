export const cartConfirmCopy = {
  title: "ご注文内容の確認",
  lead: "内容をお確かめのうえ、「注文を確定する」を押してください。",
  loading: "ご注文内容を読み込んでいます",
  edit: "変更する",
  editOf: (part: string) => `${part}を変更する`,
  products: "ご注文の商品",
  orderer: "ご注文者",
  sender: "ご依頼主",
  to: (name: string) => `${name} 様`,
  content: (name: string, quantity: number) => `${name} × ${quantity}`,
  parcel: (position: number) => `お荷物${position}`,
  changeGift: (name: string) => `${name} 様へのギフト設定を変更する`,
  senderOf: (name: string) => `ご依頼主：${name} 様`,
  changeSender: (name: string) => `${name} 様へのご依頼主を変更する`,
  delivery: "お届け先・お届け日時",
  payment: "お支払い",
  paymentMethod: "お支払い方法",
  withDetail: (method: string, detail: string) => `${method}：${detail}`,
  paymentTiming: "お支払い時期",
  remarks: "ご要望・備考",
  applicationPeriod: "お申し込みの期間",
  noPeriod: "期間の定めはありません。",
  cancellation: "キャンセル・返品",
  cancellationMore: "返品・交換について詳しく見る",
  agreement: "ご注文の確定をもって、利用規約とプライバシーポリシーに同意いただいたものとします。",
  terms: "利用規約",
  privacy: "プライバシーポリシー",
  order: "注文を確定する",
  ordering: "注文を確定しています",
  passwordLead:
    "登録したカードでのお支払い、カードの登録、ポイントのご利用には、ご本人の確認のためパスワードの入力をお願いしています。入力のうえ、もう一度「注文を確定する」を押してください。",
  cardAgain: "お手数ですが、カード情報をもう一度ご入力ください。",
  paymentAgain: "お手数ですが、お支払い方法をもう一度お選びください。",
  failed: "ご注文を確定できませんでした",
  unsure:
    "通信が途切れたため、ご注文の結果を確認できませんでした。もう一度「注文を確定する」を押してください。二重に注文されることはありません。",
  /** 「冷蔵：11月25日（水）」 */
  at: (temperature: string, when: string) => `${temperature}：${when}`,
  when: (date: string, slot: string | null) => [date, slot].filter(Boolean).join(" "),
  undated: (slot: string | null, earliest: string) =>
    slot === null ? `日時の指定なし（${earliest}）` : `日付の指定なし（${earliest}） ${slot}`,
  earliestOnceFound: "最短でお届け",
  earliestOncePaid: "ご入金の確認後、最短でお届け",
  giftAddress: "お届け先は、お相手がリンクからご指定になります。",
  giftWhen: (days: number) => `お届け日時は、お相手がご指定になります。お受け取りの期限は、ご注文から${days}日です。`,
  giftWhenOncePaid: (days: number) =>
    `お届け日時は、お相手がご指定になります。お相手へのリンクはご入金の確認後にお渡しし、お受け取りの期限はその日から${days}日です。`,
  giftCancellation:
    "ソーシャルギフトは、お相手がお受け取りの手続きをされたあとはキャンセルを承れません。期限までにお手続きがない場合や、お相手が辞退された場合は、ご注文をキャンセルし、お代をご返金します。",
  wishedOncePaid: "※ご入金の確認が遅れた場合は、お届け日を変更させていただきます。",
  cancellationTerms: (hasMembers: boolean) =>
    hasMembers
      ? "発送の準備に入るまでは、マイページの注文履歴からキャンセルいただけます。会員でない方はお店へご連絡ください。"
      : "発送の準備に入るまでは、キャンセルを承ります。お店へご連絡ください。",
  /** For a shop that states no terms of its own. */
  returnTermsElsewhere:
    "返品・交換を承れる品と期限、返送料のご負担は、下の「返品・交換について詳しく見る」のページに記載しています。ご注文の前にお確かめください。",
} as const;
