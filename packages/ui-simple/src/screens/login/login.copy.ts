export const loginCopy = {
  title: "ログイン",
  relogin: "しばらく操作がなかったため、ログアウトしました。もう一度ログインしてください。",
  submit: "ログインする",
  forgot: "パスワードをお忘れの方",
  newHere: "はじめてご利用の方",
  newLead: "会員登録をすると、お届け先の登録やご注文履歴の確認ができます。",
  register: "会員登録をする",
  guest: "会員登録せずに購入する",
  guestLead: "登録なしでもご購入いただけます。",
  codeUnavailable:
    "確認コードによるログインは、このショップではまだご利用いただけません。お手数ですが、店舗までお問い合わせください。",
} as const;
