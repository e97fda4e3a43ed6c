export const verifyEmailCopy = {
  title: "メールアドレスの確認",
  lead: "下のボタンを押すと、メールアドレスの確認が完了します。",
  submit: "メールアドレスを確認する",
  done: (email: string) => `${email} を確認しました。`,
  doneLogin: "続けてログインしてください。",
  invalid: "リンクの有効期限が切れているか、すでに使用されています。",
  invalidNext: {
    login: "確認がお済みの場合は、そのままログインできます。お済みでない場合は、ログイン後に確認メールを再送できます。",
    mypage: "確認がお済みの場合は、お手続きは必要ありません。",
    request: "お手数ですが、確認メールをもう一度お受け取りください。",
  },
  next: {
    login: "ログインへ進む",
    mypage: "マイページへ進む",
    request: "確認メールを再送する",
  },
} as const;
