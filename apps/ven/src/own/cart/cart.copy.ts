export const cartEntryCopy = {
  title: "品番で足す",
  code: "品番",
  quantity: "ケース数",
  add: "明細で確かめる",
  wrong: { code: "品番を入力してください。", quantity: "ケース数は、1以上の整数で入力してください。" },
} as const;
