export const userInfoCopy = {
  title: "会員情報",
  loading: "会員情報を読み込んでいます",
  profile: "お客様情報",
  login: "ログイン情報",
  code: "会員番号",
  username: "ログインID",
  name: "お名前",
  kana: "フリガナ",
  address: "ご住所",
  password: "パスワード",
  hidden: "（表示されません）",
  none: "未設定",
  fullName: (last: string, first: string) => `${last}　${first}`,
  pendingEmail: (email: string) =>
    `${email} 宛てに確認メールをお送りしました。メールのリンクを開くと、変更が完了します。`,
  undelivered: (email: string) =>
    `${email} 宛てのメールをお届けできませんでした。メールアドレスをご確認のうえ、受信できるものに変更してください。`,
  passwordExpired: "パスワードの有効期限が過ぎています。新しいパスワードに変更してください。",
  change: "変更する",
  changeOf: (label: string) => `${label}を変更する`,
  back: "マイページへ戻る",
} as const;
