export const registerCompleteCopy = {
  title: "会員登録が完了しました",
  lead: "ご登録ありがとうございます。",
  continue: "お手続きを続ける",
  mypage: "マイページへ",
  toShop: "お買い物をはじめる",
} as const;
