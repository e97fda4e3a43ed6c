export const oauthCallbackCopy = {
  title: "外部サービスでのログイン",
  loading: "ログインしています",
  invalid: "ログインの有効期限が切れました。お手数ですが、もう一度お試しください。",
  toLogin: "ログインへ戻る",
} as const;
