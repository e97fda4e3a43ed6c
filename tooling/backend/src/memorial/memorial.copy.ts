/** Error messages of memorial days. */
export const memorialCopy = {
  limit: (most: number) => `記念日は${most}件まで登録できます。不要な記念日を削除してから追加してください。`,
} as const;
