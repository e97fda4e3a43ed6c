export const passkeyLoginCopy = {
  button: "パスキーでログイン",
  help: "指紋や顔、画面ロックの認証でログインできます。",
  failed: "パスキーを確認できませんでした。もう一度お試しいただくか、ほかの方法でログインしてください。",
} as const;
