export const blocksCopy = {
  all: (title: string) => `${title}をすべて見る`,
  unread: "未読",
  take: "獲得する",
  takeOf: (name: string) => `「${name}」を獲得する`,
  taken: "獲得済み",
  save: "画像を保存する",
  saveOf: (title: string) => `「${title}」の画像を保存する`,
  loginToTake: "ログインして獲得する",
} as const;
