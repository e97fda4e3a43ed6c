import { GIFT_MESSAGE_LETTERS } from "@noren/validation/fields/gift";

export const cartSocialGiftCopy = {
  title: "住所を知らない方へ贈る",
  lead: "ご注文のあとにお渡しするリンクをお相手に送ると、お相手がお届け先とお届け日時をご指定になります。",
  loading: "カートを読み込んでいます",
  names: "お名前とメッセージ",
  receiverHelp: "ふだんお呼びになっているお名前で構いません。お相手の画面に「様」をつけて表示します。",
  senderHelp: "お相手にお名前が伝わるように表示します。",
  messageHelp: (rest: number) =>
    `${GIFT_MESSAGE_LETTERS}文字まで。${rest >= 0 ? `あと${rest}文字ご入力いただけます。` : `${-rest}文字多くなっています。`}`,
  preview: "お相手に表示される内容",
  noName: "（お名前）",
  terms: "ソーシャルギフトについて",
  carriage: (amount: string) => `送料は、お届け先にかかわらず${amount}円(税込)です。`,
  freeCarriage: "送料は無料です。",
  days: (days: number) =>
    `お受け取りの期限は、ご注文から${days}日です。銀行振込などの前払いでは、リンクはご入金の確認後にお渡しし、期限もその日から数えます。`,
  refund: "期限までにお手続きがない場合や、お相手が辞退された場合は、ご注文をキャンセルし、お代をご返金します。",
  noPrice: "お相手の画面と納品書に、金額は表示されません。お相手のご住所は、ご注文主さまにお知らせしません。",
  payment: "代金引換と後払いはお選びいただけません。",
  replaced: "カートにご指定のお届け先は取り消されます。",
  packing: {
    without: { label: "包装・のし・カードは選ばない", help: "" },
    keep: { label: "いまのギフト設定のまま進む", help: "" },
    with: { label: "包装・のし・カードを選ぶ", help: "次の画面でお選びいただけます。" },
  },
  nextPacking: "ギフト設定へ",
  next: "次へ進む",
  undo: "通常のお届けに戻す",
  undoHelp: "お届け先をご自身でご指定になる場合は、こちらから戻せます。",
  undone: "通常のお届けに戻しました。お届け先をご指定ください。",
  back: "カートに戻る",
} as const;
