/** Error messages of logins at other services. */
export const oauthCopy = {
  stateInvalid: "ログインの有効期限が切れました。お手数ですが、もう一度お試しください。",
  denied: "外部サービスでのログインがキャンセルされました。",
  failed: "外部サービスでのログインに失敗しました。しばらくしてからもう一度お試しください。",
  emailInUse:
    "このメールアドレスはすでに会員登録がお済みです。パスワードでログインし、メールアドレスの確認を済ませてからご利用ください。",
} as const;
