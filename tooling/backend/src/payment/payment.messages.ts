/** The ways to pay, as the shopper reads them. */
export const paymentMessages = {
  bankTransfer: {
    name: "銀行振込（前払い）",
    description:
      "ご注文後に振込先をご案内します。ご入金を確認してから発送します。振込手数料はお客様のご負担となります。",
  },
  invoice: {
    name: "請求書払い（後払い）",
    description: "商品の発送後に請求書をお送りします。請求書の発行日の翌月末までにお支払いください。",
  },
  cashOnDelivery: {
    name: "代金引換",
    description: "商品のお届け時に、配達員へ現金でお支払いください。代引手数料がかかります。",
  },
  needsCompany: "会員情報に会社名をご登録いただいた会員の方のみご利用いただけます。",
  oneDestination: "お届け先が複数のご注文ではご利用いただけません。",
  tooExpensive: (most: number) => `${most.toLocaleString("ja-JP")}円を超えるご注文ではご利用いただけません。`,
  notOffered: "このお支払い方法はご利用いただけません。",
} as const;

/** How to pay, copied into the order. */
export const paymentGuides = {
  bankTransfer: (until: string, account: string) =>
    `${until}までに、下記の口座へお振り込みください。ご入金を確認してから発送します。\n${account}\n※振込手数料はお客様のご負担となります。\n※期限までにご入金を確認できない場合、ご注文をキャンセルさせていただくことがあります。`,
  accountFollows: "振込先の口座は、店舗からあらためてご案内します。",
  invoice: "商品の発送後に請求書をお送りします。請求書の発行日の翌月末までにお支払いください。",
  cashOnDelivery: "商品のお届け時に、配達員へ現金でお支払いください。",
  day: (day: string) => {
    const [year, month, date] = day.split("-").map(Number);
    return `${year}年${month}月${date}日`;
  },
} as const;
