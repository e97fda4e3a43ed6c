import { toKatakana as romajiToKatakana, toRomaji } from "wanakana";
import { isKana } from "./fold.ts";
import { longVowel } from "./spellings.copy.ts";

const isLatin = (folded: string) => /^[a-z]+$/.test(folded);

/** Spellings of one sound, applied in order: long vowels, and what English and Kunrei write differently. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/[^a-z]/g, ""],
  [/tch/g, "cch"],
  [/m(?=[bmp])/g, "n"],
  [/l/g, "r"],
  [/ou|oo|oh(?![aiueo])/g, "o"],
  [/uu/g, "u"],
  [/ei|ee/g, "e"],
  [/aa/g, "a"],
  [/ii/g, "i"],
];

/**
 * Returns a key of the pronunciation of a folded word in kana or letters, without the length of vowels: 「きゅうす」「きゅす」
 * 「kyusu」 are equal. Null for words with kanji.
 */
export function phoneticKeyOf(folded: string): string | null {
  if (!isKana(folded) && !isLatin(folded)) return null;
  const kana = isLatin(folded) ? romajiToKatakana(folded) : folded;
  const romaji = toRomaji(kana.replaceAll(longVowel, "")).toLowerCase();
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), romaji);
}

/** Returns romaji as katakana; null unless all of it is. */
export function romajiToKana(folded: string): string | null {
  const kana = isLatin(folded) ? romajiToKatakana(folded) : "";
  return isKana(kana) ? kana : null;
}
