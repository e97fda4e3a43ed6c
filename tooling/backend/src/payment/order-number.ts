import { randomInt } from "node:crypto";
import { japanDay } from "../time/japan-time.ts";

/** No I, L, O and U: a number is read out on the telephone. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A new order's number, e.g. `261120-7K3F9QXA`: the day in Japan and 40 random bits, so that nobody can count a shop's
 * orders or guess another's.
 */
export function newOrderNumber(now: Date): string {
  return `${japanDay(now).slice(2).replaceAll("-", "")}-${randomLetters(8)}`;
}

/** Letters and digits that can be read out, five random bits each. */
export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
}
