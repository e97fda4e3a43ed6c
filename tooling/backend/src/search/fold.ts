import { kanaSpellings, kanjiDigits, kanjiTen } from "./spellings.copy.ts";

/**
 * Brings a text into the form in which searches compare: 「かっぷ」「ｶｯﾌﾟ」「カップ」 are equal, so are 「ヴ」 and 「ブ」, 「づ」
 * and 「ず」, 「三段」 and 「3段」.
 */
export const fold = (text: string): string => toKatakana(normalise(text));

const KANJI_NUMBER = /[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]/g;
const KANA_SPELLING = new RegExp(Object.keys(kanaSpellings).join("|"), "g");

/** NFKC, lower case, one spelling of numbers and of kana that sound alike. Keeps hiragana. */
export function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(KANA_SPELLING, (kana) => kanaSpellings[kana] ?? kana)
    .replace(KANJI_NUMBER, readKanjiNumber);
}

function readKanjiNumber(kanji: string): string {
  const [tens, ones] = kanji.includes(kanjiTen) ? kanji.split(kanjiTen) : [undefined, kanji];
  const digit = (text: string | undefined) => (text ? kanjiDigits.indexOf(text) : 0);
  return String((tens === undefined ? 0 : tens === "" ? 10 : digit(tens) * 10) + digit(ones));
}

/** Replaces hiragana by katakana, character by character. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
}

/** Replaces katakana by hiragana, character by character. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}

/** Splits a normalised text into runs of letters, digits and marks. */
export const splitWords = (normalised: string): string[] => normalised.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Splits a text into its words, folded. */
export const splitFoldedWords = (text: string): string[] => splitWords(normalise(text)).map(toKatakana);

/** Whether a folded text is written in kana only. */
export const isKana = (folded: string): boolean => /^[ァ-ヺー]+$/.test(folded);

/**
 * Returns a normalised word without its hiragana, which writers add and omit (引っ越し, 引越し): 引越. Null when the word
 * would become ambiguous.
 */
export function withoutHiragana(word: string): string | null {
  const rest = word.replace(/[ぁ-ゖ]/g, "");
  return rest !== word && (rest.match(/\p{Script=Han}/gu)?.length ?? 0) >= 2 ? rest : null;
}
