export const blocksCopy = {
  all: (title: string) => `${title}をすべて見る`,
  unread: "未読",
  save: "画像を保存する",
  saveOf: (title: string) => `「${title}」の画像を保存する`,
} as const;
