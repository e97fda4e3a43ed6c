export const recaptchaCopy = {
  refused: "自動送信でないことを確認できませんでした。お手数ですが、もう一度お試しください。",
} as const;
