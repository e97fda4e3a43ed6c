import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { channelSynonyms } from "./channel-synonyms.ts";
import { getLexicon } from "./lexicon.ts";
import { hasMatchesSql } from "./matches-sql.ts";
import { readCorrected } from "./read-corrected.ts";
import { type Reading, readLiterally } from "./terms.ts";

/** Returns how to read words that find nothing as typed; null when they do, or when no reading finds anything. */
export const correctedReading = cacheByChannel(
  async (db: Db, channel: Channel, typed: string): Promise<Reading | null> => {
    const synonyms = await channelSynonyms(db, channel);
    const literal = readLiterally(typed, synonyms);
    if (literal.terms.length === 0 || (await hasMatches(db, channel, literal))) return null;
    const corrected = readCorrected(typed, synonyms, await getLexicon(db, channel, synonyms));
    if (await hasMatches(db, channel, corrected)) return corrected;
    // A part of each typed word is enough.
    const partial: Reading = { ...corrected, parts: corrected.typed, key: "partial" };
    return corrected.parts > corrected.typed && (await hasMatches(db, channel, partial)) ? partial : null;
  },
  (typed) => typed,
);

export async function hasMatches(db: Db, channel: Channel, reading: Reading): Promise<boolean> {
  const { text, values } = hasMatchesSql(channel.id, reading);
  return (await runStatement(db, text, values)).length > 0;
}
