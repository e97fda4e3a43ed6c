export const formCopy = {
  newPasswordHelp: "半角英字と半角数字を組み合わせて8文字以上。記号は - _ . が使えます。",
  choose: "選択してください",
  postalHelp: "7桁の番号。ハイフンは省略できます。住所が自動で入力されます。",
  birthdayHelp: "例：1988年4月12日なら、19880412",
  phoneHelp: "市外局番からの番号。ハイフンは省略できます。",
  isItEmail: (email: string) => `${email} ではありませんか？`,
  correctEmail: "修正する",
  keepEmail: "このまま使う",
  filled: "郵便番号から住所を入力しました。",
  choices: "該当する住所が複数あります。お選びください。",
  notFound: "この郵便番号の住所が見つかりませんでした。郵便番号をご確認のうえ、住所をご入力ください。",
  failed: "住所を検索できませんでした。お手数ですが、住所をご入力ください。",
};
