/** Error messages of bookmarks. */
export const bookmarkCopy = {
  limit: (max: number) => `ブックマークは${max}件まで登録できます。不要なブックマークを削除してから追加してください。`,
} as const;
