import { toAscii, toKana } from "./normalise.ts";

/** Text to compare in a search: one width, katakana, small letters, without spaces and hyphens. */
const fold = (text: string) =>
  toAscii(toKana(text))
    .toLowerCase()
    .replaceAll(/[\s\u3000-]/g, "");

/** The words of a search, for `hasAllWords`. */
export const splitSearchWords = (typed: string): string[] =>
  typed
    .split(/[\s\u3000]+/)
    .map(fold)
    .filter((word) => word !== "");

/** The searchable text of an entry: its values apart, so that no word is found across two of them. */
export const toSearchText = (values: readonly (string | null)[]): string =>
  values.map((value) => fold(value ?? "")).join("\n");

/** Whether an entry contains all words of a search. */
export const hasAllWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
