export const registerCompleteCopy = {
  loading: "会員情報を確認しています",
  title: "会員登録が完了しました",
  verifyTitle: "会員登録を受け付けました",
  verifyLead: "ご登録のメールアドレスに確認メールをお送りしました。メールのリンクを開くと、会員登録が完了します。",
  verify: "メールアドレスの確認へ",
  lead: "ご登録ありがとうございます。",
  continue: "お手続きを続ける",
  mypage: "マイページへ",
  toShop: "お買い物をはじめる",
} as const;
