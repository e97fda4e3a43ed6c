export const cartFoldCopy = {
  open: "一行ずつ直す",
  /** 150×8 */
  pieces: (size: string, pieces: number) => (size ? `${size}×${pieces}` : `${pieces}枚`),
} as const;
