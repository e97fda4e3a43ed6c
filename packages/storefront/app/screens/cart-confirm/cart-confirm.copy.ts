/** What the shop says by law before an order; the days are those of the ways to pay. */
export const confirmCopy = {
  unsure:
    "通信が途切れたため、ご注文の結果を確認できませんでした。もう一度「注文を確定する」を押してください。二重に注文されることはありません。",
  when: (date: string, slot: string | null) => [date, slot].filter(Boolean).join(" "),
  undated: (slot: string | null, earliest: string) =>
    slot === null ? `日時の指定なし（${earliest}）` : `日付の指定なし（${earliest}） ${slot}`,
  earliest: (day: string) => `最短で${day}にお届け`,
  earliestOnceFound: "最短でお届け",
  earliestOncePaid: "ご入金の確認後、最短でお届け",
  wishedOncePaid: "※ご入金の確認が遅れた場合は、お届け日を変更させていただきます。",
  timing: {
    bank_transfer: "ご注文から7日以内にお振り込みください。ご入金を確認してから発送します。",
    invoice: "商品の到着後、請求書に記載の期日までにお支払いください。",
    deferred: "商品の到着後、請求書の発行から14日以内にお支払いください。",
    cash_on_delivery: "商品のお受け取りの際に、配達員へお支払いください。",
    card: "ご注文の確定時に決済します。",
    convenience: "ご注文から7日以内に、コンビニエンスストアでお支払いください。",
    redirect: "ご注文の確定後、決済画面でお支払いください。",
  },
  cancellation:
    "発送の準備に入るまでは、マイページの注文履歴からキャンセルいただけます。会員でない方はお店へご連絡ください。お客様のご都合による返品は、商品到着後8日以内の未使用品に限り承ります（返送料はお客様のご負担です）。食料品、生花、植物、名入れの品などは、ご都合による返品を承れません。不良品・誤配送は当店の負担で交換または返金いたします。",
} as const;
