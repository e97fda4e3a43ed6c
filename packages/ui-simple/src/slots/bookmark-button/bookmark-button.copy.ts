export const bookmarkButtonCopy = {
  add: "このページをブックマークする",
  added: (title: string) => `${title}をブックマークに追加しました。`,
  remove: "ブックマークから外す",
} as const;
