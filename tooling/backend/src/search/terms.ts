import { fold, normalise, splitWords, toKatakana, withoutHiragana, splitFoldedWords } from "./fold.ts";
import { gramsOfWord, looseGramsOf, gramsOfQuery } from "./grams.ts";
import type { Synonyms } from "./synonyms.ts";

/** One spelling that a product may have. */
export interface Term {
  /** Number of the typed word that it belongs to. */
  typed: number;
  /** Number of the part of a typed word, counted over all words; a compound has several. */
  part: number;
  /** The folded text, which confirms the match; empty for a word of descriptions. */
  text: string;
  grams: string[];
  /** 1 for what was typed, less for other spellings. */
  weight: number;
}

/** How a search reads the typed words: a product matches a part if it has one of the part's terms. */
export interface Reading {
  terms: Term[];
  /** How many typed words a product must match, and how many parts. */
  typed: number;
  parts: number;
  /** Distinguishes the readings of the same words in caches. */
  key: "literal" | "corrected" | "partial";
}

/** More words are ignored. */
const MAX_WORDS = 8;
/** Each term reads the index once. */
const MAX_TERMS = 64;
const SHORT_SPELLING = 0.8;
const LOOSE = 0.5;

export interface Spelling {
  /** In any form. */
  word: string;
  weight: number;
  /** Whether kana may match in the middle of other kana. */
  isLoose?: boolean;
}

/** Returns the typed words, normalised, without those that may be omitted. */
export function splitTypedWords(typed: string, { omitted }: Synonyms): string[] {
  const all = splitWords(normalise(typed)).slice(0, MAX_WORDS);
  const needed = all.filter((word) => !omitted.has(toKatakana(word)));
  return needed.length > 0 ? needed : all;
}

/** Returns a word with its synonyms and its spelling without okurigana. */
export function spellingsOf(word: string, synonyms: Synonyms, weight = 1): Spelling[] {
  const short = withoutHiragana(word);
  const known = synonyms.of.get(fold(word)) ?? [];
  return [
    { word, weight },
    ...known.map((synonym) => ({ word: synonym.word, weight: weight * synonym.weight })),
    ...(short === null ? [] : [{ word: short, weight: weight * SHORT_SPELLING }]),
  ];
}

/** Reads the words as they were typed. */
export const readLiterally = (typed: string, synonyms: Synonyms): Reading =>
  toReading(
    splitTypedWords(typed, synonyms).map((word) => [spellingsOf(word, synonyms)]),
    "literal",
  );

/** @param typedParts per typed word its parts, per part its spellings */
export function toReading(typedParts: readonly (readonly (readonly Spelling[])[])[], key: Reading["key"]): Reading {
  let part = 0;
  const terms = typedParts.flatMap((parts, typed) =>
    parts.flatMap((spellings) => {
      const own = spellings.flatMap((spelling) => termsOf(spelling, typed, part));
      part += 1;
      return own;
    }),
  );
  // The first terms of a part are the closest to what was typed.
  const share = Math.max(2, Math.floor(MAX_TERMS / Math.max(part, 1)));
  const counts = new Map<number, number>();
  const kept = terms.filter((term) => {
    const count = (counts.get(term.part) ?? 0) + 1;
    counts.set(term.part, count);
    return count <= share;
  });
  return { terms: kept, typed: typedParts.length, parts: part, key };
}

function termsOf({ word, weight, isLoose }: Spelling, typed: number, part: number): Term[] {
  const text = splitFoldedWords(word).join("");
  if (text === "") return [];
  const described = gramsOfWord(word);
  const grams = isLoose ? looseGramsOf(text) : gramsOfQuery(text);
  return [
    { typed, part, text, grams, weight: isLoose ? weight * LOOSE : weight },
    ...(described.length > 0 ? [{ typed, part, text: "", grams: described, weight }] : []),
  ];
}
