import { isDay } from "./is-day.ts";

/** The shared rules of validation as predicates. The patterns are exported for the API's documents. */

/** Full-width katakana; spaces, the long vowel mark and punctuation are allowed. */
export const KANA = /^[\u30A0-\u30FF\u3000 \u3001\u3002]+$/;
export const isKana = (text: string) => KANA.test(text);

/** 3 digits, an optional hyphen, 4 digits. */
export const POSTAL_CODE = /^\d{3}-?\d{4}$/;
export const isPostalCode = (text: string) => POSTAL_CODE.test(text);

/** 0 and 9 or 10 more digits, or 0 and three hyphenated groups of 1 to 4 digits. */
export const isTel = (text: string) => /^0\d{9,10}$/.test(text) || /^0\d{1,4}-\d{1,4}-\d{1,4}$/.test(text);

/** A number with up to `max` decimal places. */
export const isDecimal = (text: string, max: number) => new RegExp(`^-?\\d+(\\.\\d{1,${max}})?$`).test(text);

/** Half-width letters and digits only. */
export const HALF_WIDTH_ALPHA_NUM = /^[A-Za-z\d]+$/;
export const isHalfWidthAlphaNum = (text: string) => HALF_WIDTH_ALPHA_NUM.test(text);

/** No half-width character: no ASCII, no half-width kana. */
export const isFullWidth = (text: string) => /^[^\p{ASCII}\u00A0-\u00FF\uFF61-\uFF9F]+$/u.test(text);

/** At least one letter and one digit, all half width; - _ . are allowed. */
export const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d._-]+$/;
export const isPassword = (text: string) => PASSWORD.test(text);

/** An email. Wider than RFC 5321: Japan's carriers issued names with consecutive and trailing dots. */
export const EMAIL = /^[\w.+-]+@[\da-z]+(?:(?:\.|-+)[\da-z]+)*\.[a-z]{2,}$/i;
export const isEmail = (text: string) => EMAIL.test(text);

/** Digits only, between `min` and `max` of them. */
export const isDigits = (text: string, min: number, max = min) => new RegExp(`^\\d{${min},${max}}$`).test(text);

/**
 * What no reader sees: controls of characters and of text direction, characters without width, letters that are drawn as a
 * space, and tags but those of a flag. Tabs and line ends, the joiners of other scripts and the selectors of variant kanji and
 * emoji do not count.
 */
export const HIDDEN =
  /(?![\uFE00-\uFE0F\u{E0100}-\u{E01EF}\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\p{DI}\u2800](?<!\u{1F3F4}[\u{E0030}-\u{E007F}]{1,7})/u;

/** Hidden characters; or more marks on one character than any script has, which are drawn over the lines above and below. */
export const hasForbiddenCharacters = (text: string) => HIDDEN.test(text) || /\p{M}{9}/u.test(text);

/**
 * Nothing that a reader sees: spaces, control and invisible characters, letters that are drawn as a space, and marks without a
 * letter.
 */
export const isInvisible = (text: string) => /^[\s\p{Cc}\p{M}\p{DI}\u2800]*$/u.test(text);

/** A pictograph that devices draw in colour. A print font has no glyph for it. */
export const hasEmoji = (text: string) => /[\p{Emoji_Presentation}\uFE0F]/u.test(text);

/** No tab and no line end; U+2028 and U+2029 separate lines and paragraphs, U+0085 is a control character. */
export const isOneLine = (text: string) => !/[\t\n\r\u0085\u2028\u2029]/.test(text);

/** A card's expiry, YYYYMM. */
export const isCardExpiration = (text: string) => /^20\d{2}(0[1-9]|1[0-2])$/.test(text);

/** A card's name as embossed: half-width letters, spaces, full stops, hyphens and apostrophes. */
export const isCardName = (text: string) => /^[A-Za-z][A-Za-z .'-]*$/.test(text);

/** An absolute http or https URL. Only the first dot of the host is tried, so that the time is linear in the text. */
export const isWebUrl = (text: string) => /^https?:\/\/[^\s/][^\s/.]*\.\S+$/.test(text) && URL.canParse(text);

/** A day of any year; 29 February counts. */
export const isAnniversary = (month: number, date: number) => isDay(`2000-${pad(month)}-${pad(date)}`);

const pad = (value: number) => String(value).padStart(2, "0");

/** The characters of a text as the API's documents count them: an emoji is one, though `length` counts two [0207]. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** Whether a text has more characters than a limit. A text far beyond it is not counted. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || countCharacters(text) > max);
