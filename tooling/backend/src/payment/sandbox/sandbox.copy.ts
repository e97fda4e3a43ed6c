/** The name of the provider on the page about third parties. */
export const sandboxCopy = {
  provider: "のれんペイメント（テスト環境）",
} as const;
