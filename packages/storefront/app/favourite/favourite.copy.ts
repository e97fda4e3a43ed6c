/** The toast after a member marked a product of a grid. */
export const favouriteCopy = {
  added: (name: string) => `「${name}」をお気に入りに追加しました。`,
  chooseList: "リストを選ぶ",
} as const;
