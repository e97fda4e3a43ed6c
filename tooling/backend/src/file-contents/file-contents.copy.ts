export const fileCopy = {
  notOpened: "ファイルを開けませんでした。アドレスをご確認ください。",
  tooLarge: "ファイルが大きすぎます。",
  type: "この形式のファイルは開けません。",
} as const;
