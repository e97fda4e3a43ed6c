/** Error messages of the cart calls. */
export const cartCopy = {
  nothingToReorder: "このご注文の商品は、ただいまお買い求めいただけません。",
  expired: "カートの有効期限が切れました。お手数ですが、商品を入れ直してください。",
  noUndo: "もとに戻せませんでした。お手数ですが、商品ページからもう一度カートにお入れください。",
  productNotFound: "現在お取り扱いのない商品です。",
  productsGone: (names: readonly string[]) => `お取り扱いを終了した商品がカートに入っています：${names.join("、")}`,
  tooManyProducts: (max: number) => `カートに入れられる商品は${max}種類までです。`,
  tooManyParts: (max: number) => `お届け先や梱包に分けられる商品は、合わせて${max}行までです。`,
  tooManySaved: (max: number) => `「あとで買う」に保存できる商品は${max}種類までです。`,
  soldOut: (name: string) => `「${name}」は在庫がありません。`,
  noEmbroidery: (name: string) => `「${name}」にはお名入れを承れません。`,
  embroideryTooLong: (name: string, max: number) => `「${name}」のお名入れは${max}文字までです。`,
  notAccessory: (name: string) => `「${name}」の付属品ではない商品です。`,
  tooMany: (name: string, max: number) => `「${name}」は${max}点までご注文いただけます。`,
  stoppedSelling: "ただいまご注文の受付を停止しています。",
  sumMismatch: "お届け先ごとの数量の合計が、カートの数量と一致していません。",
  noAddress: "お届け先の住所が見つかりません。もう一度お選びください。",
  noSender: "ご依頼主の住所が見つかりません。もう一度お選びください。",
  refusedFor: (name: string, refusal: string) => `${name} 様へお送りできません。${refusal}`,
  tooManyShippings: (max: number) => `お届け先は${max}件まで指定できます。`,
  wishNotPossible: "ご指定のお届け日時は選択できません。別の日時をお選びください。",
  wishOfRecipient: "ソーシャルギフトのお届け日時は、贈られた方がご指定になります。",
  unknownParcel: "お届け先が見つかりません。",
  tooManyPackings: (max: number) => `ひとつのお届け先につき、${max}包みまで分けられます。`,
  notInShipping: "お届け先の商品が見つかりません。もう一度お選びください。",
  packingNotAvailable: "ご指定の包装・のし・メッセージカードなどは、現在お選びいただけません。",
  noshiOccasion: "のしをおかけするには、のしのあるご用途をお選びください。",
  noshiNameTooLong: (max: number) => `のしのお名前は、おひとり${max}文字までです。`,
  signTitle: (sign: string) => `「${sign}」の表書きを、もう一度お選びください。`,
  couponOfMember: "クーポンのご利用には、ログインが必要です。",
  couponNotFound: "クーポンコードをご確認ください。",
  couponStatus: {
    used: (name: string) => `クーポン「${name}」はすでにご利用済みか、ご利用の上限に達しました。`,
    expired: (name: string) => `クーポン「${name}」の有効期限が切れました。`,
    upcoming: (name: string) => `クーポン「${name}」は、まだご利用いただけません。`,
  },
  couponMinimum: (name: string, minimum: number) =>
    `クーポン「${name}」は、商品合計${minimum.toLocaleString("ja-JP")}円以上のご注文でご利用いただけます。`,
  couponNoEffect: (name: string) => `クーポン「${name}」で割引になる金額がありません。`,
  tooManyCoupons: (max: number) => `一度のご注文でご利用いただけるクーポンは${max}枚までです。`,
  pointOfMember: "ポイントのご利用には、ログインが必要です。",
  pointNotUsed: "ポイントはご利用いただけません。",
  pointOver: (max: number) => `ご利用いただけるポイントは${max.toLocaleString("ja-JP")}ポイントまでです。`,
  ordererOfMember: "会員の方のご注文者情報は、会員情報から変更してください。",
} as const;

const quoted = (names: readonly string[]) => names.map((name) => `「${name}」`).join("");

/** Why products cannot be delivered to a place. */
export const undeliverableCopy = {
  area: (names: readonly string[], prefecture: string) => `${quoted(names)}は、${prefecture}へお届けできません。`,
  island: (names: readonly string[], _prefecture: string) => `${quoted(names)}は、離島へお届けできません。`,
  shelfLife: (names: readonly string[], prefecture: string) =>
    `${quoted(names)}は日持ちが短いため、ご指定の地域（${prefecture}）へお届けできません。`,
  choose: "お届け先を変更するか、商品をカートから削除してください。",
} as const;

/** Notices about changes that the shop made to a cart. */
export const noticeCopy = {
  removed: (name: string) => `「${name}」はお取り扱いを終了したため、カートから削除しました。`,
  ended: (name: string) => `「${name}」はお取り扱いを終了したため、カートに入れていません。`,
  notEmbroidered: (name: string) => `「${name}」には同じ文字をお入れできなくなったため、カートに入れていません。`,
  noneLeft: (name: string) => `「${name}」は追加できる在庫がないため、カートに入れていません。`,
  fewer: (name: string, count: number) => `「${name}」は在庫が少ないため、${count}点をカートに入れました。`,
  soldOut: (name: string) => `「${name}」は売り切れました。`,
  reduced: (name: string, left: number) => `「${name}」は在庫が少なくなったため、数量を${left}点に変更しました。`,
  price: (name: string, before: number, after: number) =>
    `「${name}」の価格が${before.toLocaleString("ja-JP")}円から${after.toLocaleString("ja-JP")}円に変わりました。`,
  packaging: (name: string) =>
    `${name} 様へお届けする商品の包装・のし・メッセージカードなどに、お選びいただけなくなったものがあります。もう一度お選びください。`,
  packagingOfMember:
    "お届けする商品の包装・のし・メッセージカードなどに、お選びいただけなくなったものがあります。ログインのうえ、もう一度お選びください。",
  couponGone: "ご利用いただけなくなったクーポンを取り消しました。",
  point: (usable: number) => `ご利用ポイントを${usable.toLocaleString("ja-JP")}ポイントに変更しました。`,
  wish: (name: string) => `${name} 様へのお届け日時は、ご指定の日時に間に合わなくなりました。もう一度お選びください。`,
  wishOfMember: "ご指定のお届け日時に間に合わなくなったお届け先があります。ログインのうえ、もう一度お選びください。",
} as const;
