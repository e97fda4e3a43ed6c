export const guestReceiptCopy = {
  title: "領収書の発行",
  lead: "宛名と但し書きを入力して、領収書をPDFで発行いただけます。適格請求書（インボイス）としてお使いいただけます。",
  loading: "ご注文を確認しています",
  orderNo: "ご注文番号",
  missing: "リンクが正しくありません。",
  missingHelp:
    "ご注文の確認メールにある「領収書を発行する」のリンクを、もう一度開いてください。リンクの一部が欠けている場合があります。",
  toShop: "お店のトップへ",
} as const;
