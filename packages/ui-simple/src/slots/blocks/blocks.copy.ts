export const blocksCopy = {
  all: (title: string) => `${title}をすべて見る`,
  take: "獲得する",
  takeOf: (name: string) => `「${name}」を獲得する`,
  taken: "獲得済み",
  loginToTake: "ログインして獲得する",
} as const;
