/** Texts of the tables on the pages about delivery and payment. */
export const pageTableCopy = {
  destination: "お届け先",
  carriage: "送料（税込）",
  roadDays: "発送からお届けまで",
  days: (days: number) => `約${days}日`,
  yen: (amount: number) => `${amount.toLocaleString("ja-JP")}円`,
  amount: "お支払い金額（手数料を除く）",
  fee: "手数料（税込）",
  /** Writes a limit below 54,001 yen as 54,000 yen or less, as is usual. */
  below: (amount: number) =>
    amount % 100 === 1 ? `${(amount - 1).toLocaleString("ja-JP")}円以下` : `${amount.toLocaleString("ja-JP")}円未満`,
  fromBelow: (from: number, below: number) =>
    `${from.toLocaleString("ja-JP")}円以上 ${below.toLocaleString("ja-JP")}円未満`,
  freeFrom: (amount: number) =>
    `一度のご注文で、商品代金の合計が税込${amount.toLocaleString("ja-JP")}円以上のとき、送料は無料です。お届け先がいくつあっても、どの地域でも変わりません。`,
  freeRule:
    "一度のご注文で、商品代金の合計が、このページの終わりの「送料無料になるご注文額」に達したとき、送料は無料です。お届け先がいくつあっても変わりません。",
  neverFree: "商品代金の合計にかかわらず、上の送料をいただいております。",
  giftFreeFrom: (amount: number) => `商品代金の合計が税込${amount.toLocaleString("ja-JP")}円以上のときは無料です。`,
  charge: (name: string, amount: number) => `${name}は${amount.toLocaleString("ja-JP")}円`,
  coolCharges: (charges: string) =>
    `送料のほかに、お荷物一件につきクール料金（税込）をいただきます。${charges}です。送料が無料のご注文でも、クール料金はいただきます。`,
  noshi: "のし",
  noshiFree: "次のご用途に、無料で承ります。表書きや水引は、ご用途に合わせてご用意します。",
  wrapping: "包装",
  card: "メッセージカード",
  sign: "立札",
  bag: "手提げ袋",
  option: "種類",
  price: "料金（税込）",
  free: "無料",
  paidWhen: (name: string, when: string) => `${name}：${when}`,
} as const;
