export const cartFoldCopy = {
  open: "一行ずつ直す",
} as const;
