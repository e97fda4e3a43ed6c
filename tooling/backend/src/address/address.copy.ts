/** Error messages of the address book. */
export const addressCopy = {
  limit: (max: number) => `お届け先は${max}件まで登録できます。不要なお届け先を削除してから追加してください。`,
  own: "ご自身の住所は削除できません。",
  prefecture: "都道府県を選択してください。",
} as const;
