/** Error messages of memorial days. */
export const memorialCopy = {
  limit: (max: number) => `記念日は${max}件まで登録できます。不要な記念日を削除してから追加してください。`,
} as const;
