/** Error messages of a member's lists. */
export const userListCopy = {
  defaultName: "お気に入り",
  unknownProduct: "お取り扱いのない商品が含まれています。",
  limit: (max: number) => `リストは${max}件まで作成できます。不要なリストを削除してからお試しください。`,
  productsLimit: (max: number) => `お気に入りには${max}点まで登録できます。不要な商品を削除してからお試しください。`,
} as const;
