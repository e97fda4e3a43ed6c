/** Payment at a convenience store, as the shopper reads it. */
export const convenienceCopy = {
  name: "コンビニ払い（前払い）",
  description:
    "ご注文後に受付番号をご案内します。お支払い期限までに、コンビニエンスストアでお支払いください。ご入金を確認してから発送します。",
  timing: (days: number) => `ご注文から${days}日以内に、コンビニエンスストアでお支払いください。`,
  lawPageTiming: (days: number) => `ご注文から${days}日以内`,
  guideParagraph: (days: number) =>
    `ご注文の完了後に表示する受付番号を、コンビニエンスストアのレジでお知らせください。お支払いの期限は、ご注文から${days}日以内です。期限を過ぎたご注文は、自動的に取り消しとなります。ご入金を確認してから発送の準備に入ります。次の手数料がかかります。`,
  paymentInstructions: (number: string, until: string) =>
    `受付番号：${number}\nお支払い期限：${until}\nコンビニエンスストアのレジで「インターネット代金の支払い」とお伝えのうえ、受付番号をお知らせください。ご入金を確認してから発送します。\n※ご入金の確認が遅れると、お届けも遅れることがあります。\n※期限までにお支払いがない場合、ご注文は自動的にキャンセルとなります。`,
} as const;
