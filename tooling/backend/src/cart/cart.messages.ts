/** What the API says about carts. */
export const cartMessages = {
  expired: "カートの有効期限が切れました。お手数ですが、商品を入れ直してください。",
  productNotFound: "現在お取り扱いのない商品です。",
  productsGone: (names: readonly string[]) => `お取り扱いを終了した商品がカートに入っています：${names.join("、")}`,
  tooManyProducts: (most: number) => `カートに入れられる商品は${most}種類までです。`,
  soldOut: (name: string) => `「${name}」は在庫がありません。`,
  tooMany: (name: string, most: number) => `「${name}」は${most}点までご注文いただけます。`,
  stoppedSelling: "ただいまご注文の受付を停止しています。",
  sumMismatch: "お届け先ごとの数量の合計が、カートの数量と一致していません。",
  noAddress: "お届け先の住所が見つかりません。もう一度お選びください。",
  tooManyShippings: (most: number) => `お届け先は${most}件まで指定できます。`,
  wishNotPossible: "ご指定のお届け日時は選択できません。別の日時をお選びください。",
  unknownParcel: "お届け先が見つかりません。",
  ordererOfMember: "会員の方のご注文者情報は、会員情報から変更してください。",
} as const;

/** What the shopper is told when the shop changed something in the cart. */
export const noticeMessages = {
  removed: (name: string) => `「${name}」はお取り扱いを終了したため、カートから削除しました。`,
  tooManyProducts: (most: number) => `カートに入れられる商品は${most}種類までです。`,
  soldOut: (name: string) => `「${name}」は売り切れました。`,
  reduced: (name: string, left: number) => `「${name}」は在庫が少なくなったため、数量を${left}点に変更しました。`,
  price: (name: string, before: number, after: number) =>
    `「${name}」の価格が${before.toLocaleString("ja-JP")}円から${after.toLocaleString("ja-JP")}円に変わりました。`,
  wish: (name: string) => `${name}様へのお届け日時は、ご指定の日時に間に合わなくなりました。もう一度お選びください。`,
} as const;
