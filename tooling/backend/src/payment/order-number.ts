import { randomInt } from "node:crypto";
import { toJapanDay } from "../time/japan-time.ts";

/** Crockford's Base32: without I, L, O and U, which are misheard or misread on the telephone. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Creates an order number, e.g. `261120-7K3F9QXA`: the day in Japan and 40 random bits, which prevent counting a shop's
 * orders and guessing other numbers.
 */
export function createOrderNumber(now: Date): string {
  return `${toJapanDay(now).slice(2).replaceAll("-", "")}-${pickRandomLetters(8)}`;
}

/** Creates a random string of letters and digits that can be read out, with five bits each. */
export function pickRandomLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
}
