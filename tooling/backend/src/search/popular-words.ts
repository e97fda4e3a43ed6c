import { millisecondsInMinute } from "date-fns/constants";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { cacheForTime } from "../shop/cache-for-time.ts";
import { channelSynonyms } from "./channel-synonyms.ts";
import { hasMatches } from "./corrected-reading.ts";
import { fold, splitFoldedWords } from "./fold.ts";
import { getLexicon } from "./lexicon.ts";
import { readLiterally } from "./terms.ts";

const MAX_WORDS = 8;
/** Words that are read; many are no words of the shop. */
const MAX_CANDIDATES = 100;
/** A word that fewer visitors searched for may identify one of them. */
const MIN_VIEWERS = 3;

/** A viewer has a row per word, so the rows are the viewers. */
const SEARCHED = `
  SELECT word FROM product_search_histories WHERE channel_id = $1 AND searched_at > now() - interval '90 days'
  GROUP BY word HAVING count(*) >= ${MIN_VIEWERS} ORDER BY count(*) DESC, word LIMIT ${MAX_CANDIDATES}`;

/**
 * The words that most visitors searched for in 90 days, then those that the shop has chosen. Only words of the shop's own
 * products: what visitors typed is private, may offend, and may be sent often to be shown.
 */
export const listPopularWords = cacheForTime(
  async (db: Db, channel: Channel): Promise<string[]> => {
    const synonyms = await channelSynonyms(db, channel);
    const [rows, lexicon] = await Promise.all([
      runStatement<{ word: string }>(db, SEARCHED, [channel.id]),
      getLexicon(db, channel, synonyms),
    ]);
    const isShopWord = (part: string) => (lexicon.entries.get(part)?.products ?? 0) > 0;
    const found = new Map<string, string>();
    for (const word of [...rows.map((row) => row.word), ...channel.popularWords]) {
      const parts = splitFoldedWords(word);
      if (found.size === MAX_WORDS || parts.length === 0 || !parts.every(isShopWord)) continue;
      const isFound = parts.length === 1 || (await hasMatches(db, channel, readLiterally(word, synonyms)));
      if (isFound && !found.has(fold(word))) found.set(fold(word), word);
    }
    return [...found.values()];
  },
  { freshMs: 10 * millisecondsInMinute, usableMs: 20 * millisecondsInMinute },
);
