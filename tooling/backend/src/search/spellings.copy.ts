/** Kana that sound alike, and the spelling that replaces both. */
export const kanaSpellings: Readonly<Record<string, string>> = {
  ヴァ: "バ",
  ヴィ: "ビ",
  ヴェ: "ベ",
  ヴォ: "ボ",
  ヴ: "ブ",
  ゔぁ: "ば",
  ゔぃ: "び",
  ゔぇ: "べ",
  ゔぉ: "ぼ",
  ゔ: "ぶ",
  ヂ: "ジ",
  ヅ: "ズ",
  ぢ: "じ",
  づ: "ず",
};

/** Each digit at its value. */
export const kanjiDigits = "〇一二三四五六七八九";
export const kanjiTen = "十";
export const longVowel = "ー";
