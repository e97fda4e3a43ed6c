import { millisecondsInMinute } from "date-fns/constants";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { type CacheAge, cacheForTime } from "../shop/cache-for-time.ts";
import { editDistance } from "./edit-distance.ts";
import { isKana, splitFoldedWords } from "./fold.ts";
import { phoneticKeyOf } from "./phonetic-key.ts";
import type { Synonyms } from "./synonyms.ts";

/** The words that lead to products of a shop. */
export interface Lexicon {
  /** By folded word: the word as the shop writes it, and how many products have it. */
  entries: ReadonlyMap<string, LexiconEntry>;
  /** Folded words by sound. */
  byPhoneticKey: ReadonlyMap<string, readonly string[]>;
}

export interface LexiconEntry {
  word: string;
  products: number;
}

/** The most frequent words of a shop; more would take too long to compare. */
const MAX_ENTRIES = 20_000;
/** Its words only suggest and correct, so they may be old. */
const LEXICON_AGE: CacheAge = { freshMs: millisecondsInMinute, usableMs: 10 * millisecondsInMinute };

const WORDS = `
  SELECT word, count(*)::int AS products FROM products p, unnest(p.search_words) word
  WHERE p.channel_id = $1 AND p.is_show GROUP BY word ORDER BY 2 DESC, 1 LIMIT ${MAX_ENTRIES}`;

export const getLexicon = cacheForTime(
  async (db: Db, channel: Channel, synonyms: Synonyms): Promise<Lexicon> =>
    toLexicon(await runStatement<LexiconEntry>(db, WORDS, [channel.id]), synonyms),
  LEXICON_AGE,
);

export function toLexicon(rows: readonly LexiconEntry[], synonyms: Synonyms): Lexicon {
  const entries = new Map<string, LexiconEntry>();
  const byPhoneticKey = new Map<string, string[]>();
  const add = (key: string, entry: LexiconEntry) => {
    if (key === "" || entries.has(key)) return;
    entries.set(key, entry);
    const sound = phoneticKeyOf(key);
    if (sound !== null) byPhoneticKey.set(sound, [...(byPhoneticKey.get(sound) ?? []), key]);
  };
  for (const row of rows) add(splitFoldedWords(row.word).join(""), row);
  for (const key of synonyms.of.keys()) add(key, { word: key, products: 0 });
  return { entries, byPhoneticKey };
}

/** Returns up to three folded words of the lexicon that a folded word is probably a misspelling of. */
export function findSimilar({ entries }: Lexicon, folded: string, max = allowedDistance(folded)): string[] {
  if (max === 0) return [];
  const first = Array.from(folded.normalize("NFD"))[0];
  const found: { key: string; distance: number; products: number }[] = [];
  for (const [key, { products }] of entries) {
    // Few misspell the first letter, and most other words are excluded by it.
    if (key.normalize("NFD")[0] !== first) continue;
    const distance = editDistance(folded, key, max);
    if (distance <= max) found.push({ key, distance, products });
  }
  const best = Math.min(...found.map(({ distance }) => distance));
  return found
    .filter(({ distance }) => distance === best)
    .toSorted((a, b) => b.products - a.products)
    .slice(0, 3)
    .map(({ key }) => key);
}

function allowedDistance(folded: string): number {
  const { length } = Array.from(folded);
  if (isKana(folded)) return length <= 2 ? 0.5 : length <= 4 ? 1 : length <= 7 ? 1.5 : 2;
  if (/^[a-z0-9]+$/.test(folded)) return length <= 3 ? 0 : length <= 6 ? 1 : 2;
  return length <= 3 ? 0 : 1;
}
