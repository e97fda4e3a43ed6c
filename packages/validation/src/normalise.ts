import { HIDDEN } from "./predicates.ts";

/**
 * Normalisation of typed text, before validation. Every function is pure and idempotent and keeps valid values valid.
 * Forms do not call them during an IME composition.
 */

/** Characters typed for a hyphen: hyphens, dashes and minus of all widths, box lines. */
const HYPHENS = /[-\u02D7\u2010-\u2015\u2043\u2212\u2500\u2501\u2796\uFE58\uFE63\uFF0D]/g;
/** `HYPHENS` and the long vowel marks, which mean a hyphen between digits. */
const HYPHENS_AND_LONG_VOWELS = /[-\u02D7\u2010-\u2015\u2043\u2212\u2500\u2501\u2796\u30FC\uFE58\uFE63\uFF0D\uFF70]/g;
const HYPHENS_BEHIND_KANA = new RegExp(`(?<=[\\u30A1-\\u30FA\\u30FC])${HYPHENS.source}+`, "g");
const HYPHEN_ENDING_KANA = new RegExp(`(?<=[\\u30A1-\\u30FA])${HYPHENS.source}(?![\\dA-Za-z])`, "g");
const ALL_HIDDEN = new RegExp(HIDDEN.source, "gu");
const FULL_WIDTH_ASCII = /[\uFF01-\uFF5E]/g;
const HALF_WIDTH_KANA = /[\uFF61-\uFF9F]+/g;
const HIRAGANA = /[\u3041-\u3096\u309D\u309E]/g;

const shift = (text: string, pattern: RegExp, by: number) =>
  text.replace(pattern, (character) => String.fromCharCode(character.charCodeAt(0) + by));

/**
 * Composes a mark with the character before it. Does not normalise the whole text: NFC would replace the variant kanji
 * of a name (U+FA19) by the common ones (U+795E).
 */
const compose = (text: string) => text.replace(/[^\uF900-\uFAFF]\p{M}+/gu, (joined) => joined.normalize("NFC"));
/** Removes what no reader sees, except tabs and line ends. */
export const removeHidden = (text: string) => text.replace(ALL_HIDDEN, "");
const clean = (text: string) => compose(removeHidden(text));

/** Full-width letters, digits and signs to half width. */
export const toHalfWidth = (text: string) => compose(shift(text, FULL_WIDTH_ASCII, -0xfee0));

/** Half-width letters, digits and signs to full width, with a full-width space between words. */
export const toFullWidth = (text: string) =>
  shift(toFullWidthKana(clean(text)), /[!-~]/g, 0xfee0)
    .trim()
    .replace(/\s+/g, "\u3000");

/** Half-width kana to full width, with their voiced marks joined. */
export const toFullWidthKana = (text: string) =>
  compose(text.replace(HALF_WIDTH_KANA, (kana) => kana.normalize("NFKC")));

/** One line: nothing invisible, no space at the ends, one half-width space between words. */
export const toLine = (text: string) => clean(text).trim().replace(/\s+/g, " ");

/** Several lines: nothing invisible, line ends as \n, no space at the ends. */
export const toLines = (text: string) => clean(text.replace(/\r\n?|[\u2028\u2029]/g, "\n")).trim();

/** A name: kana in full width, one full-width space between its parts. Letters stay as the person writes them. */
export const toName = (text: string) => toFullWidthKana(clean(text)).trim().replace(/\s+/g, "\u3000");

/** A reading: hiragana and half-width kana to full-width katakana; a hyphen behind a kana is its long vowel mark. */
export const toKana = (text: string) =>
  compose(shift(toName(text), HIRAGANA, 0x60)).replace(HYPHENS_BEHIND_KANA, (run) => "\u30FC".repeat(run.length));

/** Letters, digits and signs in half width without any space: user names, keys, order numbers, emails. */
export const toAscii = (text: string) => compose(toHalfWidth(clean(text)).replace(HYPHENS, "-").replace(/\s+/g, ""));

/** Digits of a postal code: half width, without hyphen, 〒 and space. */
export const toPostalCode = (text: string) =>
  compose(
    toHalfWidth(clean(text))
      .replace(HYPHENS_AND_LONG_VOWELS, "")
      .replace(/[\s\u3012\u3020\u3036]+/g, ""),
  );

/** Digits of a phone number: half width, without hyphens, brackets and spaces; +81 is the 0 of Japan. */
export const toPhone = (text: string) =>
  compose(
    toHalfWidth(clean(text))
      .replace(HYPHENS_AND_LONG_VOWELS, "")
      .replace(/[\s().]+/g, "")
      .replace(/^\+810?/, "0"),
  );

/** Digits of a card: half width, without the spaces and hyphens between its groups. */
export const toCardNumber = (text: string) => compose(toAscii(text).replaceAll("-", ""));

/** The month of a card as YYYYMM; accepts `12/30`, `12/2030` and `1230`, the forms of cards and browsers. */
export const toCardExpiration = (text: string) => {
  const typed = toAscii(text).replace(/^(\d{4})[-/.](\d{2})$/, "$1$2");
  const written = /^(0[1-9]|1[0-2])[-/.]?(?:20)?(\d{2})$/.exec(typed);
  return written ? `20${written[2]}${written[1]}` : typed;
};

/** A line in half width: a name as a card has it. */
export const toHalfWidthLine = (text: string) => toHalfWidth(toLine(text));

/** A line of an address: half-width letters, digits and hyphens, full-width kana with their long vowel marks. */
export const toAddressLine = (text: string) =>
  toHalfWidth(toFullWidthKana(toLine(text)))
    .replace(HYPHEN_ENDING_KANA, "\u30FC")
    .replace(HYPHENS, "-")
    .replace(/(?<=\d)\u30FC(?=[\dA-Za-z])/g, "-");

/** A number: half width, without the commas between thousands. */
export const toNumeral = (text: string) => compose(toAscii(text).replaceAll(",", ""));

/** A day: 2026/1/5, 2026.1.5, 2026年1月5日 and 20260105 are 2026-01-05; anything else stays for the rule to refuse. */
export const toDay = (text: string) => {
  const typed = toAscii(text);
  const parts =
    /^(\d{4})[-/.\u5E74](\d{1,2})[-/.\u6708](\d{1,2})\u65E5?$/.exec(typed) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(typed);
  return parts ? `${parts[1]}-${parts[2]?.padStart(2, "0")}-${parts[3]?.padStart(2, "0")}` : typed;
};
