/** Error messages of bookmarks. */
export const bookmarkCopy = {
  limit: (most: number) =>
    `ブックマークは${most}件まで登録できます。不要なブックマークを削除してから追加してください。`,
} as const;
