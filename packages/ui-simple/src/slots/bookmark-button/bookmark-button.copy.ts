export const bookmarkButtonCopy = {
  add: "このページをブックマークする",
  added: "ブックマークに追加しました。",
} as const;
