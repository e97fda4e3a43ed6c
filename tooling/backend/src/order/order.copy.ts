/** Reasons why an order cannot be placed or cancelled. */
export const orderCopy = {
  notReady: "ご注文に必要な項目が足りません。",
  noProducts: "カートに商品がありません。",
  noOrderer: "ご注文者の情報を入力してください。",
  noShipping: "お届け先を指定してください。",
  emptyShipping: (name: string) => `${name} 様へお届けする商品が選ばれていません。`,
  noPayment: "お支払い方法を選択してください。",
  wishPassed: "ご指定のお届け日を選び直してください。",
  soldOut: (name: string) => `申し訳ございません。「${name}」は売り切れました。`,
  fewer: (name: string, left: number) => `申し訳ございません。「${name}」の在庫が残り${left}点になりました。`,
  unpaidLimit: (name: string, max: number) =>
    `「${name}」は残りわずかのため、お支払い前にお取り置きできるのは、お一人様${max}点までです。先のご注文のお支払いまたは発送の後に改めてご注文いただくか、数量またはお支払い方法をご変更ください。`,
  unpaidLimitOfNetwork: (name: string) =>
    `「${name}」は残りわずかのため、お支払い前のお取り置きを制限しております。お手数ですが、数量またはお支払い方法をご変更ください。`,
  unpaidLimitOfLastPieces: (max: number) =>
    `残りわずかの商品のうち、お支払い前にお取り置きできるのは、お一人様合わせて${max}点までです。先のご注文のお支払いまたは発送の後に改めてご注文いただくか、商品の点数またはお支払い方法をご変更ください。`,
  unpaidLimitOfLastPiecesOfNetwork: () =>
    "残りわずかの商品は、お支払い前のお取り置きを制限しております。お手数ですが、商品の点数またはお支払い方法をご変更ください。",
  notForSale: (name: string) => `申し訳ございません。「${name}」は販売を終了しました。`,
  totalChanged: (total: number) =>
    `ご注文の内容が変わり、お支払い金額が${total.toLocaleString("ja-JP")}円になりました。内容をご確認のうえ、もう一度ご注文ください。`,
  giftAccepted:
    "贈られた方がお受け取りの手続きをされたため、キャンセルできません。お手数ですが、お問い合わせください。",
  cancelNotAllowed: "発送の準備に入っているため、キャンセルできません。お手数ですが、お問い合わせください。",
} as const;
