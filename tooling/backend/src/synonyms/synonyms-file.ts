import { eq } from "drizzle-orm";
import { decodeText, parseCsv } from "../csv/read-csv.ts";
import { csvText, encodeText } from "../csv/write-csv.ts";
import type { Db } from "../db/pool.ts";
import { searchSynonyms } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { StartError } from "../process/start-error.ts";
import { defaultGroups } from "../search/channel-synonyms.ts";
import { toGroups, toRows } from "../search/synonyms-csv.ts";
import { synonymsCopy as copy } from "../search/synonyms.copy.ts";

/** @throws StartError for an unknown channel */
async function getChannelId(db: Db, key: string): Promise<number> {
  const [channel] = await db.select({ id: channels.id }).from(channels).where(eq(channels.key, key));
  if (!channel) throw new StartError(copy.unknownShop(key));
  return channel.id;
}

/** Returns a shop's synonyms as CSV: its own, else the defaults. */
export async function exportSynonyms(db: Db, key: string): Promise<Uint8Array> {
  const channelId = await getChannelId(db, key);
  const [saved] = await db.select().from(searchSynonyms).where(eq(searchSynonyms.channelId, channelId));
  return encodeText(csvText(toRows(saved?.groups ?? defaultGroups)), "utf-8");
}

/**
 * Replaces a shop's synonyms by those of a CSV file. Running servers use them within seconds.
 *
 * @returns what was saved, as a sentence
 * @throws StartError with a line for each row that cannot be used; nothing is saved then
 */
export async function importSynonyms(db: Db, key: string, bytes: Uint8Array): Promise<string> {
  const channelId = await getChannelId(db, key);
  const text = decodeText(bytes);
  const rows = text === undefined ? undefined : parseCsv(text);
  if (!rows) throw new StartError(copy.noCsv);
  const { groups, errors } = toGroups(rows);
  if (errors.length > 0) throw new StartError([...errors, copy.unchanged].join("\n"));
  await db
    .insert(searchSynonyms)
    .values({ channelId, groups })
    .onConflictDoUpdate({ target: searchSynonyms.channelId, set: { groups, savedAt: new Date() } });
  return copy.saved(key, groups.length);
}

/** Makes a shop use the defaults again. */
export async function resetSynonyms(db: Db, key: string): Promise<string> {
  await db.delete(searchSynonyms).where(eq(searchSynonyms.channelId, await getChannelId(db, key)));
  return copy.reset(key, defaultGroups.length);
}
