export const headCopy = {
  menu: "すべての分類",
  again: "前回の注文",
} as const;
