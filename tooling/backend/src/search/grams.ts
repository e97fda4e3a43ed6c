import { isKana, normalise, splitWords, toKatakana } from "./fold.ts";

/**
 * Japanese does not separate words with spaces, so the index has the bigrams and the characters of each word. The marks
 * below are additional grams. They contain characters that no word has.
 */

/** Marks a gram at which a kana word may begin: 「かさ」 is found in 「雨とかさ」, not in 「やわらかさ」. */
const START = "^";
/** Marks a whole word of a description. Descriptions are not indexed by bigrams. */
const DESCRIBED = "~";

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** Returns the segments of a normalised text that are words, by the dictionary of ICU. */
export const segments = (normalised: string): string[] =>
  [...segmenter.segment(normalised)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Returns the distinct grams of a text. */
export function indexGrams(text: string): Set<string> {
  const grams = new Set<string>();
  for (const word of splitWords(normalise(text))) {
    const starts = kanaStarts(word);
    const characters = Array.from(toKatakana(word));
    for (const [index, character] of characters.entries()) {
      const next = characters[index + 1];
      for (const gram of next === undefined ? [character] : [character, character + next]) {
        grams.add(gram);
        if (starts.has(index)) grams.add(START + gram);
      }
    }
  }
  return grams;
}

/**
 * Returns the places of a word where a kana word may begin: segments, runs of hiragana, and any katakana, since katakana
 * words are compounds (トートバッグ).
 */
function kanaStarts(word: string): Set<number> {
  const characters = Array.from(word);
  const starts = new Set<number>([0]);
  let place = 0;
  for (const { segment } of segmenter.segment(word)) {
    starts.add(place);
    place += Array.from(segment).length;
  }
  for (const [index, character] of characters.entries()) {
    const isRunStart = isHiragana(character) && !isHiragana(characters[index - 1] ?? "");
    if (isRunStart || /[ァ-ヺ]/.test(character)) starts.add(index);
  }
  return starts;
}

const isHiragana = (character: string) => /[ぁ-ゖ]/.test(character);

/** Returns the grams that every text with the folded word has. */
export function gramsOfQuery(folded: string): string[] {
  const characters = Array.from(folded);
  const grams = characters.length < 2 ? characters : characters.slice(1).map((next, index) => characters[index] + next);
  const [first = "", ...rest] = grams;
  return [...new Set([isKana(characters[0] ?? "") ? START + first : first, ...rest])];
}

/** As {@link gramsOfQuery}, but a kana word may also begin in the middle of another. */
export const looseGramsOf = (folded: string): string[] => gramsOfQuery(folded).map((gram) => gram.replace(START, ""));

const isHiraganaWord = (word: string) => /^[ぁ-ゖ]+$/.test(word);

/**
 * Returns the grams of a description: its words, and each word with its neighbour (結婚祝い). Hiragana alone is mostly grammar
 * and single characters are ambiguous, so both are omitted.
 */
export function gramsOfDescription(text: string): string[] {
  const grams = new Set<string>();
  for (const run of splitWords(normalise(text))) {
    const found = segments(run);
    for (const [index, word] of found.entries()) {
      if (isHiraganaWord(word)) continue;
      if (Array.from(word).length > 1) grams.add(DESCRIBED + toKatakana(word));
      const next = found[index + 1] ?? "";
      if (next !== "" && !isHiraganaWord(next)) grams.add(DESCRIBED + toKatakana(word + next));
    }
  }
  return [...grams];
}

/** Returns the grams that every description with the word has; none for words that descriptions are not indexed by. */
export function gramsOfWord(word: string): string[] {
  const found = segments(normalise(word));
  if (found.some(isHiraganaWord)) return [];
  const [first = "", ...rest] = found;
  if (rest.length === 0) return Array.from(first).length > 1 ? [DESCRIBED + toKatakana(first)] : [];
  return rest.map((next, index) => DESCRIBED + toKatakana(`${found[index]}${next}`));
}
