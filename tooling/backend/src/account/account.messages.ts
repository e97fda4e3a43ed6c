/** What the API says about accounts and logins. */
export const accountMessages = {
  loginFailed: "ログインIDまたはパスワードが正しくありません。",
  locked: "ログインに続けて失敗したため、一時的にロックしました。15分ほどおいてから、もう一度お試しください。",
  rateLimited: "操作が続いたため、一時的に受付を停止しています。しばらくしてからもう一度お試しください。",
  refreshFailed: "ログインの有効期限が切れました。もう一度ログインしてください。",
  emailTaken: "このメールアドレスはすでに登録されています。ログインするか、別のメールアドレスをご入力ください。",
  usernameTaken: "このログインIDはすでに使われています。",
  usernameIsEmail: "ログインIDに、ご自身のメールアドレス以外のメールアドレスは使えません。",
  birthdayInFuture: "日付が無効です",
} as const;
