/** Error messages for saved cards. */
export const cardCopy = {
  limit: (max: number) => `カードは${max}枚まで登録できます。不要なカードを削除してから追加してください。`,
  duplicate: "このカードはすでに登録されています。",
  refused: "このカードは登録できませんでした。カード情報をご確認のうえ、もう一度入力してください。",
  tooManyRefused:
    "カードが続けて承認されなかったため、カードの受付を一時的に停止しています。30分ほどおいてからお試しいただくか、ほかのお支払い方法をお選びください。",
  notOffered: "ただいまカードの登録を受け付けていません。",
} as const;
