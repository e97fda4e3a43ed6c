import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { channelSynonyms } from "./channel-synonyms.ts";
import { hasMatches } from "./corrected-reading.ts";
import { fold, isKana, splitFoldedWords } from "./fold.ts";
import { getLexicon, type Lexicon, type LexiconEntry } from "./lexicon.ts";
import type { Synonym, Synonyms } from "./synonyms.ts";
import { readLiterally } from "./terms.ts";

const MAX_WORDS = 8;

/**
 * Completes the last typed word by words of the shop's products, the most frequent first. A reading leads to its word:
 * 「きゅう」 to 「急須」. Each completion leads to products.
 */
export const completeWord = cacheByChannel(
  async (db: Db, channel: Channel, typed: string): Promise<string[]> => {
    const typedWords = splitFoldedWords(typed);
    const last = typedWords.at(-1);
    if (last === undefined) return [];
    const synonyms = await channelSynonyms(db, channel);
    const completions = findCompletions(last, await getLexicon(db, channel, synonyms), synonyms);
    if (typedWords.length === 1) return completions;
    const before = typed.replace(/[\p{L}\p{N}\p{M}]+[^\p{L}\p{N}\p{M}]*$/u, "").trim();
    const whole = completions.map((word) => `${before} ${word}`);
    const isFound = await Promise.all(whole.map((each) => hasMatches(db, channel, readLiterally(each, synonyms))));
    return whole.filter((_, index) => isFound[index]);
  },
  (typed) => typed,
);

function findCompletions(start: string, { entries }: Lexicon, synonyms: Synonyms): string[] {
  const found = new Map<string, LexiconEntry>();
  const add = (entry: LexiconEntry | undefined) => {
    if (entry && entry.products > 0 && fold(entry.word) !== start) found.set(fold(entry.word), entry);
  };
  for (const [key, entry] of entries) if (key.startsWith(start)) add(entry);
  if (isKana(start))
    for (const [key, group] of synonyms.of) if (key.startsWith(start)) add(findWritten(group, entries));
  return [...found.values()]
    .toSorted(byUse)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
}

const byUse = (a: LexiconEntry, b: LexiconEntry) => b.products - a.products || a.word.length - b.word.length;

/** The most frequent kanji of a reading's synonyms. */
const findWritten = (group: readonly Synonym[], entries: Lexicon["entries"]) =>
  group
    .flatMap(({ word }) => entries.get(splitFoldedWords(word).join("")) ?? [])
    .filter(({ word }) => /\p{Script=Han}/u.test(word))
    .toSorted(byUse)[0];
