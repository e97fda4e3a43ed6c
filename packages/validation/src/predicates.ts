/** The shared rules of section 5 as plain questions, free of yup so that any code may ask them. */

/** Full-width katakana; spaces, the long vowel mark and punctuation are allowed. */
export const isKana = (text: string) => /^[\u30A0-\u30FF\u3000 \u3001\u3002]+$/.test(text);

/** 3 digits, an optional hyphen, 4 digits. */
export const isPostalCode = (text: string) => /^\d{3}-?\d{4}$/.test(text);

/** From 0 on: 10 or 11 digits, or three hyphened groups of 1 to 4 digits behind the 0. */
export const isTel = (text: string) => /^0\d{9,10}$/.test(text) || /^0\d{1,4}-\d{1,4}-\d{1,4}$/.test(text);

/** A number with up to `max` decimal places. */
export const isDecimal = (text: string, max: number) => new RegExp(`^-?\\d+(\\.\\d{1,${max}})?$`).test(text);

/** Half-width letters and digits only. */
export const isHalfWidthAlphaNum = (text: string) => /^[A-Za-z\d]+$/.test(text);

/** No half-width character: no ASCII, no half-width kana. */
export const isFullWidth = (text: string) => /^[^\p{ASCII}\u00A0-\u00FF\uFF61-\uFF9F]+$/u.test(text);

/** At least one letter and one digit, all half width; - _ . are allowed. */
export const isPassword = (text: string) => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d._-]+$/.test(text);

/** What the contract takes for a mail address; Japan's carriers gave out names with dots side by side and at the end. */
export const isEmail = (text: string) => /^[\w.+-]+@[\da-z]+(?:(?:\.|-+)[\da-z]+)*\.[a-z]{2,}$/i.test(text);

/** A day `YYYY-MM-DD` that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Digits only, between `min` and `max` of them. */
export const isDigits = (text: string, min: number, max = min) => new RegExp(`^\\d{${min},${max}}$`).test(text);

/** A card's expiry, YYYYMM. */
export const isCardExpiration = (text: string) => /^20\d{2}(0[1-9]|1[0-2])$/.test(text);

/** A card's name as it is embossed: half-width letters, spaces, full stops, hyphens and apostrophes. */
export const isCardName = (text: string) => /^[A-Za-z][A-Za-z .'-]*$/.test(text);

/** An address on the web. */
export const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text);

/** A day of any year; 29 February counts. */
export const isAnniversary = (month: number, date: number) => isDay(`2000-${pad(month)}-${pad(date)}`);

const pad = (value: number) => String(value).padStart(2, "0");
