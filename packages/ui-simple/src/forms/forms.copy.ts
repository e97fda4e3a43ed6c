export const formCopy = {
  choose: "選択してください",
  postalHelp: "半角数字7桁。入力すると、住所が自動で入力されます。",
  addressSample: "1-2-3",
  buildingSample: "のれんビル 101号室",
  phoneHelp: "半角数字、ハイフンなし",
  phoneSample: "09012345678",
  filled: "郵便番号から住所を入力しました。",
  choices: "該当する住所が複数あります。お選びください。",
  notFound: "この郵便番号の住所が見つかりませんでした。郵便番号をご確認のうえ、住所をご入力ください。",
  failed: "住所を検索できませんでした。お手数ですが、住所をご入力ください。",
};
