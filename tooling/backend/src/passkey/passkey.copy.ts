/** Error messages of passkeys. */
export const passkeyCopy = {
  loginExpired: "時間が経過したため、もう一度お試しください。",
  loginFailed: "このパスキーではログインできませんでした。ほかの方法でログインしてください。",
  expired: "時間が経過したため、パスキーを登録できませんでした。もう一度お試しください。",
  refused: "このパスキーは登録できませんでした。ほかの端末でお試しください。",
  limit: (count: number) => `パスキーは${count}件まで登録できます。使わないパスキーを削除してください。`,
} as const;
