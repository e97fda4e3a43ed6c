export const socialGiftShippingCopy = {
  title: "ギフトのお受け取り",
  arrived: (sender: string) => `${sender} 様からギフトが届いています`,
  lead: "お届け先とお届け日時をご指定ください。お代はかかりません。会員登録も不要です。",
  until: (day: string) => `お受け取りの期限は${day}です。`,
  loading: "ギフトを確認しています",
  address: "お届け先",
  privacy: "ご住所は配送のためだけに使い、贈り主の方にはお知らせしません。",
  submit: "お届け日時の指定へ",
  decline: "このギフトを辞退する",
  declineTitle: "ギフトの辞退",
  declineLead:
    "辞退すると、このギフトはお受け取りいただけなくなります。贈り主の方には、辞退されたことをメールでお知らせし、お代をご返金します。",
  declineClose: "辞退しない",
  declineSubmit: "辞退する",
  declinedTitle: "ギフトを辞退しました",
  declined: "贈り主の方に、辞退されたことをメールでお知らせします。このページは閉じていただいて構いません。",
  unavailableTitle: "このリンクはご利用いただけません",
  unavailable:
    "お受け取りの期限が過ぎているか、お受け取りまたは辞退の手続きが済んでいるか、贈り主の方がキャンセルされた可能性があります。",
  unavailableHelp: "お心当たりのない場合は、リンクが途中で切れていないかをお確かめのうえ、贈り主の方にお尋ねください。",
} as const;
