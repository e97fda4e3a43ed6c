import { millisecondsInMinute } from "date-fns/constants";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { type CacheAge, cacheForTime } from "../shop/cache-for-time.ts";
import { editDistance } from "./edit-distance.ts";
import { isKana, splitFoldedWords, splitWords } from "./fold.ts";
import { phoneticKeyOf } from "./phonetic-key.ts";
import type { Synonyms } from "./synonyms.ts";

/** The words that lead to products of a shop. */
export interface Lexicon {
  /** By folded word: the word as the shop writes it, and how many products have it. */
  entries: ReadonlyMap<string, LexiconEntry>;
  /** Folded words by their first letter, without its voicing. */
  byFirstLetter: ReadonlyMap<string, readonly string[]>;
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

const NAMES = `
  SELECT t.name AS word, t.kana AS reading, count(*)::int AS products
  FROM products p LEFT JOIN brands b ON b.id = p.brand_id LEFT JOIN makers m ON m.id = b.maker_id,
    LATERAL (SELECT b.name, b.kana UNION SELECT m.name, m.kana
      UNION SELECT c.name, c.kana FROM product_categories pc JOIN categories c ON c.id = pc.category_id
        WHERE pc.product_id = p.id) t
  WHERE p.channel_id = $1 AND p.is_show AND t.kana <> '' GROUP BY 1, 2`;

/** A name of a brand, a maker or a category with its reading in kana. */
interface NameEntry extends LexiconEntry {
  reading: string;
}

export const getLexicon = cacheForTime(async (db: Db, channel: Channel, synonyms: Synonyms): Promise<Lexicon> => {
  const words = await runStatement<LexiconEntry>(db, WORDS, [channel.id]);
  return toLexicon(words, synonyms, await runStatement<NameEntry>(db, NAMES, [channel.id]));
}, LEXICON_AGE);

/** @param names whose readings lead to them */
export function toLexicon(
  rows: readonly LexiconEntry[],
  synonyms: Synonyms,
  names: readonly NameEntry[] = [],
): Lexicon {
  const entries = new Map<string, LexiconEntry>();
  const byFirstLetter = new Map<string, string[]>();
  const byPhoneticKey = new Map<string, string[]>();
  const add = (key: string, entry: LexiconEntry) => {
    if (key === "" || entries.has(key)) return;
    entries.set(key, entry);
    const sound = phoneticKeyOf(key);
    append(byFirstLetter, firstLetterOf(key), key);
    if (sound !== null) append(byPhoneticKey, sound, key);
  };
  for (const row of rows) add(splitFoldedWords(row.word).join(""), row);
  for (const name of names.flatMap(splitName)) add(splitFoldedWords(name.reading).join(""), name);
  for (const key of synonyms.of.keys()) add(key, { word: key, products: 0 });
  return { entries, byFirstLetter, byPhoneticKey };
}

const firstLetterOf = (folded: string): string => folded.normalize("NFD")[0] ?? "";

function append(lists: Map<string, string[]>, name: string, key: string): void {
  const list = lists.get(name);
  if (list) list.push(key);
  else lists.set(name, [key]);
}

/** The words of a name with their readings (飯碗・鉢: メシワン・ハチ); the whole name if they do not correspond. */
function splitName({ word, reading, products }: NameEntry): NameEntry[] {
  const words = splitWords(word);
  const readings = splitWords(reading);
  if (words.length !== readings.length) return [{ word, reading, products }];
  return words.map((each, index) => ({ word: each, reading: readings[index] ?? reading, products }));
}

/** Returns up to three folded words of the lexicon that a folded word is probably a misspelling of. */
export function findSimilar(
  { entries, byFirstLetter }: Lexicon,
  folded: string,
  max = allowedDistance(folded),
): string[] {
  if (max === 0) return [];
  const found: { key: string; distance: number; products: number }[] = [];
  // Few misspell the first letter, and most other words are excluded by it.
  for (const key of byFirstLetter.get(firstLetterOf(folded)) ?? []) {
    const distance = editDistance(folded, key, max);
    if (distance <= max) found.push({ key, distance, products: entries.get(key)?.products ?? 0 });
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
