/** Bank transfer in advance, as the shopper reads it. */
export const bankTransferCopy = {
  name: "銀行振込（前払い）",
  description: "ご注文後に振込先をご案内します。ご入金を確認してから発送します。振込手数料はお客様のご負担となります。",
  timing: (days: number) =>
    `ご注文から${days}日以内にお振り込みください。ご入金を確認してから発送します。期限を過ぎたご注文は、キャンセルとさせていただきます。`,
  lawPageTiming: (days: number) => `ご注文から${days}日以内`,
  guideParagraph: (days: number) =>
    `ご注文の完了後に表示する口座へお振り込みください。お振り込みの期限は、ご注文から${days}日以内です。期限を過ぎたご注文は、キャンセルとさせていただきます。ご入金を確認してから発送の準備に入ります。振込手数料はお客様のご負担となります。`,
  paymentInstructions: (until: string, account: string) =>
    `${until}までに、下記の口座へお振り込みください。ご入金を確認してから発送します。\n${account}\n※振込手数料はお客様のご負担となります。\n※ご入金の確認が遅れると、お届けも遅れることがあります。\n※期限までにご入金を確認できない場合、ご注文はキャンセルとさせていただきます。`,
  accountFollows: "振込先の口座は、店舗からあらためてご案内します。",
} as const;
