export const allergensCopy = {
  /** Between the names of choices in the text of an attribute. */
  joint: "・",
  title: "アレルゲン",
  mandatory: "特定原材料",
  also: "特定原材料に準ずるもの",
  yes: "あり",
  no: "なし",
  joined: (names: readonly string[]) => names.join("、"),
} as const;
