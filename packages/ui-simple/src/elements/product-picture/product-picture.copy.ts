export const productPictureCopy = {
  missing: "画像準備中",
  standIn: "イメージ",
};
