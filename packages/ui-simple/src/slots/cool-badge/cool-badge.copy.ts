export const coolCopy = {
  chilled: "冷蔵",
  frozen: "冷凍",
} as const;
