export const cartEntryCopy = {
  title: "品番で足す",
  code: "品番",
  quantity: "ケース数",
  add: "明細で確かめる",
} as const;
