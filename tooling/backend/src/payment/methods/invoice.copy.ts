/** Invoice after delivery, as the shopper reads it. */
export const invoiceCopy = {
  name: "請求書払い（後払い）",
  description: "商品の発送後に請求書をお送りします。請求書の発行日の翌月末までにお支払いください。",
  timing: "商品の到着後、請求書に記載の期日までにお支払いください。",
  lawPageTiming: "請求書の発行日の翌月末日まで",
  guideParagraph:
    "商品とは別に請求書をお送りします。請求書の発行日の翌月末日までにお支払いください。会員情報に会社名をご登録いただいた会員の方のみお選びいただけます。振込手数料はお客様のご負担となります。",
  paymentInstructions: "商品の発送後に請求書をお送りします。請求書の発行日の翌月末までにお支払いください。",
  needsCompany: "会員情報に会社名をご登録いただいた会員の方のみご利用いただけます。",
  deliveredGuide: "お支払いの期日とお振込先は、請求書でご確認ください。",
  noReceiptReason: "請求書払いのご注文では、ご入金の確認後に店舗から領収書をお送りします。",
} as const;
