/** What the API says of days to be remembered. */
export const memorialCopy = {
  limit: (most: number) => `記念日は${most}件まで登録できます。不要な記念日を削除してから追加してください。`,
} as const;
