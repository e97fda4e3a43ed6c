/** Error messages of accounts and logins. */
export const accountCopy = {
  loginFailed: "メールアドレス（ログインID）またはパスワードが正しくありません。",
  locked:
    "ログインの失敗が続いたため、一時的にロックしました。15分ほどおいてから、もう一度お試しください。ご登録のメールアドレスへお送りしたメールからも、ロックを解除できます。",
  codeWrong: "確認コードが正しくありません。",
  codeExpired: "確認コードの有効期限が切れました。もう一度ログインしてください。",
  passwordWrong: "現在のパスワードが正しくありません。",
  passwordSame: "現在と異なるパスワードを入力してください。",
  syncUnverified: "メールアドレスの確認がお済みでないため、ログインを引き継げません。",
  syncNoAccount: "このショップの会員登録がお済みではありません。会員登録をお願いいたします。",
  refreshFailed: "ログインの有効期限が切れました。もう一度ログインしてください。",
  usernameTaken: "このログインIDはすでに使われています。",
  usernameIsEmail: "ログインIDに、ご自身のメールアドレス以外のメールアドレスは使えません。",
  birthdayInFuture: "日付が無効です",
  methods: {
    password: "パスワード",
    code: "パスワードと確認コード",
    oauth: "外部サービス",
    register: "会員登録",
    reminder: "再設定",
    sync: "ほかのショップからの引き継ぎ",
  },
  unknownDevice: "不明な端末",
} as const;
