export const tagCopy = {
  passwordWrong: "パスワードが正しくありません。",
  passwordRequired: "こちらの商品をご覧いただくには、パスワードの入力が必要です。",
} as const;
