/** Error messages of the address book. */
export const addressCopy = {
  limit: (most: number) => `お届け先は${most}件まで登録できます。不要なお届け先を削除してから追加してください。`,
  own: "ご自身の住所は削除できません。",
  prefecture: "都道府県を選択してください。",
} as const;
