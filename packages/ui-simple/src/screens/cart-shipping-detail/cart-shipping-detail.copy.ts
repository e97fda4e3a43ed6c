/** Words of delivery day and slot. */
export const cartShippingDetailCopy = {
  title: "お届け日時",
  loading: "お届けできる日を調べています",
  destination: (index: number, count: number) => (count > 1 ? `お届け先${index}` : "お届け先"),
  change: (what: string) => `${what}を変更する`,
  to: (name: string) => `${name} 様`,
  remove: "このお届け先を取り消す",
  add: "お届け先を追加する",
  contents: (count: number) => `お届けする商品（${count}点）`,
  anySlot: "指定なし",
  earliest: (date: string) => `最短で${date}にお届けできます。`,
  carriage: (amount: string) => `送料 ${amount}円(税込)`,
  free: "送料無料",
  divide: "商品の振り分け",
  divideHelp: "それぞれのお届け先へお送りする数量をご入力ください。",
  dividing: (name: string, count: number) => `${name}（全${count}点）`,
  divideSubmit: "この数量で振り分ける",
  divideFirst: (name: string) => `${name}の数量が、カートの数量と合っていません。`,
  divideRest: (rest: number) =>
    rest > 0 ? `あと${rest}点、お届け先をお選びください。` : `${-rest}点、多く振り分けられています。`,
  divideDone: "すべて振り分けました。",
  divideOpen: "商品の振り分けに、まだ反映されていない変更があります。「この数量で振り分ける」を押してください。",
  nothing:
    "このお届け先にお送りする商品がありません。「商品の振り分け」で数量をご入力いただくか、お届け先を取り消してください。",
  nothingTo: (places: readonly number[]) =>
    `${places.map((place) => `お届け先${place}`).join("、")}にお送りする商品がありません。「商品の振り分け」で数量をご入力いただくか、お届け先を取り消してください。`,
  quantityTo: (product: string, destination: string) => `${destination} 様へお送りする${product}の数量`,
  calendar: "営業日カレンダー",
  next: "お支払い方法の選択へ",
  back: "お届け先の選択に戻る",
} as const;
