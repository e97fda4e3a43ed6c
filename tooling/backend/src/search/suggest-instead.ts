import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { channelSynonyms } from "./channel-synonyms.ts";
import { hasMatches } from "./corrected-reading.ts";
import { fold, toKatakana } from "./fold.ts";
import { findSimilar, type Lexicon, getLexicon } from "./lexicon.ts";
import { romajiToKana, phoneticKeyOf } from "./phonetic-key.ts";
import { splitCompound } from "./split-compound.ts";
import { readLiterally, splitTypedWords } from "./terms.ts";

const MAX_SUGGESTIONS = 4;
/** Words that are checked for products. */
const MAX_CANDIDATES = 8;

/** Suggests words to search for instead of words that find nothing. Each leads to products. */
export const suggestInstead = cacheByChannel(
  async (db: Db, channel: Channel, typed: string): Promise<string[]> => {
    const synonyms = await channelSynonyms(db, channel);
    const lexicon = await getLexicon(db, channel, synonyms);
    const typedParts = splitTypedWords(typed, synonyms);
    const candidates = typedParts.flatMap((word) => candidatesFor(word, typedParts.length > 1, lexicon));
    const found: string[] = [];
    for (const word of [...new Set(candidates)].slice(0, MAX_CANDIDATES)) {
      if (found.length < MAX_SUGGESTIONS && (await hasMatches(db, channel, readLiterally(word, synonyms))))
        found.push(word);
    }
    return found;
  },
  (typed) => typed,
);

function candidatesFor(word: string, isOneOfSeveral: boolean, lexicon: Lexicon): string[] {
  const folded = toKatakana(word);
  const kana = romajiToKana(folded) ?? folded;
  const far = Math.min(3, Math.floor(Array.from(kana).length / 2));
  const parts = splitCompound(word, (part) => lexicon.entries.has(fold(part))) ?? [];
  const sounding = lexicon.byPhoneticKey.get(phoneticKeyOf(folded) ?? "") ?? [];
  const keys = [...parts.map(fold), ...sounding, ...findSimilar(lexicon, kana, far)];
  const words = keys.flatMap((key) => lexicon.entries.get(key)?.word ?? []);
  return isOneOfSeveral ? [word, ...words] : words;
}
