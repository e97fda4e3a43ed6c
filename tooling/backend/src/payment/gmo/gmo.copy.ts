/** Texts of the adapter to GMO Payment Gateway. */
export const gmoCopy = {
  /** The provider on the page about third parties. */
  provider: "GMOペイメントゲートウェイ株式会社",
  /** The numbers of a slip: machines and registers ask for the second one separately. */
  slipNumbers: (receipt: string, confirmation: string) => `${receipt}（確認番号：${confirmation}）`,
} as const;
