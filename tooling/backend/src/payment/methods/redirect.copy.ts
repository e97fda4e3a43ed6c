/** Payment on a page of the service (wallets), as the shopper reads it. */
export const redirectCopy = {
  name: "スマホ決済",
  description: "ご注文の確定後、決済サービスの画面に移ってお支払いいただきます。",
  timing: "ご注文の確定後、決済画面でお支払いください。",
  lawPageTiming: "ご注文の確定時",
  guideParagraph:
    "ご注文の確定後、決済サービスの画面に移ってお支払いください。30分以内にお手続きが終わらない場合、ご注文は確定しません。",
} as const;
