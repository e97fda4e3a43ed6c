import { randomInt } from "node:crypto";
import { japanDay } from "../delivery/japan-day.ts";

/** No I, L, O and U: a number is read out on the telephone. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A new order's number, e.g. `261120-7K3F9QXA`: the day in Japan and 40 random bits, so that nobody can count a shop's
 * orders or guess another's.
 */
export function newOrderNumber(now: Date): string {
  const random = Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
  return `${japanDay(now).slice(2).replaceAll("-", "")}-${random}`;
}
