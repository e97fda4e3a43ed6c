export const cartFoldCopy = {
  pieces: (pieces: number) => `${pieces.toLocaleString("ja-JP")}枚`,
  open: "一行ずつ直す",
} as const;
