/** The rows of the 五十音. */
export const kanaRowsCopy = {
  /** The name of each row, and the last katakana that belongs to it. */
  rows: [
    ["ア", "オ"],
    ["カ", "ゴ"],
    ["サ", "ゾ"],
    ["タ", "ド"],
    ["ナ", "ノ"],
    ["ハ", "ポ"],
    ["マ", "モ"],
    ["ヤ", "ヨ"],
    ["ラ", "ロ"],
    ["ワ", "ン"],
  ],
  /** The row of names that begin with no katakana. */
  other: "他",
  /** The katakana that come after the last row. */
  later: { ヴ: "ア", ヵ: "カ", ヶ: "カ" },
  first: "ァ",
  last: "ヶ",
} as const;
