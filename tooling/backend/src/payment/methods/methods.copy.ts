/** The payment methods as the shopper reads them, and why one is not available. */
export const methodsCopy = {
  bank_transfer: {
    name: "銀行振込（前払い）",
    description:
      "ご注文後に振込先をご案内します。ご入金を確認してから発送します。振込手数料はお客様のご負担となります。",
  },
  invoice: {
    name: "請求書払い（後払い）",
    description: "商品の発送後に請求書をお送りします。請求書の発行日の翌月末までにお支払いください。",
  },
  deferred: {
    name: "後払い（コンビニ・銀行・郵便局）",
    description:
      "商品とは別にお届けする請求書で、発行から14日以内にお支払いください。ご注文時に審査があり、ご利用いただけないことがあります。",
  },
  cash_on_delivery: {
    name: "代金引換",
    description: "商品のお届け時に、配達員へ現金でお支払いください。代引手数料がかかります。",
  },
  card: {
    name: "クレジットカード",
    description:
      "Visa、Mastercard、JCB、American Express、Diners Clubをご利用いただけます。カード会社による本人認証（3Dセキュア）をお願いすることがあります。",
  },
  convenience: {
    name: "コンビニ払い（前払い）",
    description:
      "ご注文後に受付番号をご案内します。お支払い期限までに、コンビニエンスストアでお支払いください。ご入金を確認してから発送します。",
  },
  redirect: {
    name: "スマホ決済",
    description: "ご注文の確定後、決済サービスの画面に移ってお支払いいただきます。",
  },
  needsCompany: "会員情報に会社名をご登録いただいた会員の方のみご利用いただけます。",
  notForGift: "ソーシャルギフトではご利用いただけません。",
  oneDestination: "お届け先が複数のご注文ではご利用いただけません。",
  tooExpensive: (most: number) => `${most.toLocaleString("ja-JP")}円を超えるご注文ではご利用いただけません。`,
  notOffered: "このお支払い方法はご利用いただけません。",
} as const;

/** How to pay, copied into the order. */
export const paymentGuides = {
  bankTransfer: (until: string, account: string) =>
    `${until}までに、下記の口座へお振り込みください。ご入金を確認してから発送します。\n${account}\n※振込手数料はお客様のご負担となります。\n※ご入金の確認が遅れると、お届けも遅れることがあります。\n※期限までにご入金を確認できない場合、ご注文は取り消しとさせていただきます。`,
  accountFollows: "振込先の口座は、店舗からあらためてご案内します。",
  invoice: "商品の発送後に請求書をお送りします。請求書の発行日の翌月末までにお支払いください。",
  cashOnDelivery: "商品のお届け時に、配達員へ現金でお支払いください。",
  convenience: (number: string, until: string) =>
    `受付番号：${number}\nお支払い期限：${until}\nコンビニエンスストアのレジで「インターネット代金の支払い」とお伝えのうえ、受付番号をお知らせください。ご入金を確認してから発送します。\n※ご入金の確認が遅れると、お届けも遅れることがあります。\n※期限までにお支払いがない場合、ご注文は自動的にキャンセルとなります。`,
  deferred: "商品とは別に請求書をお届けします。請求書の発行から14日以内にお支払いください。",
  day: (day: string) => {
    const [year, month, date] = day.split("-").map(Number);
    return `${year}年${month}月${date}日`;
  },
} as const;
