/** Words of the registration. */
export const registerCopy = {
  title: "会員登録",
  lead: "ご登録は無料です。",
  haveAccount: "すでに会員の方は",
  login: "ログイン",
  person: "お名前",
  place: "ご住所",
  contact: "ご連絡先",
  account: "ログイン情報",
  emailHelp: "ログインの際にも使います。",
  passwordHelp: "半角英字と半角数字を組み合わせて8文字以上。記号は - _ . が使えます。",
  terms: "利用規約",
  and: "と",
  privacy: "プライバシーポリシー",
  agreeEnd: "に同意する",
  submit: "登録する",
} as const;
