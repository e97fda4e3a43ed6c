import { removeHidden } from "@noren/validation/normalise";
import { mailCopy } from "./mail.copy.ts";

/**
 * Text that a customer wrote, in a mail in the shop's name. The recipient may be a stranger to the writer: a guest enters
 * any address. Quoted text cannot start a paragraph of its own, and mail clients make no link of it.
 */

const MAX_LINE = 120;
const MAX_LINES = 10;
const MAX_CHARACTERS = 300;
const MAX_GREETED = 24;

const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
/** The dots of host names (UTS 46), and what looks like a full stop. */
const DOT = "[.\u2024\u3002\uFE52\uFF0E\uFF61]";
const IP_ADDRESS = new RegExp(`(?<!\\p{Nd})\\p{Nd}{1,3}(?:${DOT}\\p{Nd}{1,3}){3}(?!\\p{Nd})`, "gu");
/** Ends no host name. A full-width full stop would: browsers read it as a dot. */
const NO_DOT = "\u30FB";
/** What mail clients recognise a URL, a host name or an address by, and a sign that looks alike and links to nothing. */
const LINK_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/:(?=\/\/)|(?<=\b(?:tel|sms|mailto)):/gi, "："],
  [/(?<=\S)[.\u2024\uFE52](?=[^\s\d.])/g, NO_DOT],
  // 。 also ends sentences: not before kana and kanji.
  [/(?<=\S)[\u3002\uFF0E\uFF61](?=\p{L})(?![\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/gu, NO_DOT],
  [/@/g, "＠"],
];

/** Quotes text as one line of at most `max` characters. */
export function quoteLine(text: string, max = MAX_LINE): string {
  const line = removeHidden(text.replace(/\s+|\u0085/g, " ")).trim();
  const withoutIps = line.replace(IP_ADDRESS, (ip) => ip.replace(new RegExp(DOT, "g"), NO_DOT));
  return clip(
    LINK_SIGNS.reduce((quoted, [sign, harmless]) => quoted.replace(sign, harmless), withoutIps),
    max,
  );
}

/** Quotes text line by line. Drops what exceeds ten lines or 300 characters, except for the shop's staff (`isWhole`). */
export function quoteLines(text: string, isWhole = false): string[] {
  if (isWhole) return text.split(LINE_BREAK).map((line) => quoteLine(line, Infinity));
  const short = clip(text, MAX_CHARACTERS);
  const lines = short
    .split(LINE_BREAK)
    .slice(0, MAX_LINES)
    .map((line) => quoteLine(line, MAX_CHARACTERS));
  const isShortened = short !== text || text.split(LINE_BREAK).length > MAX_LINES;
  return isShortened ? [...lines, mailCopy.shortened] : lines;
}

/** The first line of a mail. A name that reads like a sentence, a number or a URL is not greeted by it. */
export function greet(name: string): string {
  const isName = name.length <= MAX_GREETED && /^[\p{L}\p{M}・'’ \u3000-]+$/u.test(name);
  return isName ? mailCopy.greeting(name) : mailCopy.customer;
}

function clip(text: string, max: number): string {
  // Does not cut a surrogate pair in two.
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
