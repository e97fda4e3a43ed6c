/** Error messages of accounts and logins. */
export const accountCopy = {
  loginFailed: "メールアドレス（ログインID）またはパスワードが正しくありません。",
  /** `wait` in minutes; null when waiting does not help. */
  locked: (wait: number | null) => {
    const byMail = "会員の方には、ログインを再開するためのメールをご登録のメールアドレスへお送りしています。";
    if (wait === null)
      return `安全のため、この端末からのログインを一時的に制限しています。${byMail}メールのリンクを開いてから、もう一度ログインしてください。`;
    return `ログインの失敗が続いています。${wait}分ほどおいてから、もう一度お試しください。${byMail}`;
  },
  codeWrong: "確認コードが正しくありません。",
  codeExpired: "確認コードの有効期限が切れました。もう一度ログインしてください。",
  passwordMissing: "ご本人の確認のため、現在のパスワードを入力してください。",
  passwordWrong: "現在のパスワードが正しくありません。",
  passwordSame: "現在と異なるパスワードを入力してください。",
  syncUnverified: "メールアドレスの確認がお済みでないため、ログインを引き継げません。",
  syncAccountUnverified:
    "このショップのアカウントのメールアドレスが確認できていないため、ログインを引き継げません。パスワードを再設定すると、引き継げるようになります。",
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
    reminder: "パスワードの再設定",
    sync: "ほかのショップからの引き継ぎ",
    passkey: "パスキー",
  },
  unknownDevice: "不明な端末",
} as const;
