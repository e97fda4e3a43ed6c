import { readFileSync } from "node:fs";
import { parseCsv } from "../csv/read-csv.ts";
import type { SynonymGroup } from "../db/schema/catalogue.ts";
import { runStatement } from "../db/statement.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { indexSynonyms, type Synonyms } from "./synonyms.ts";
import { toGroups } from "./synonyms-csv.ts";

/** The groups of a shop without its own. */
export const defaultGroups: readonly SynonymGroup[] = toGroups(
  parseCsv(readFileSync(new URL("default-synonyms.csv", import.meta.url), "utf8")) ?? [],
).groups;

const defaultSynonyms = indexSynonyms(defaultGroups);

const SAVED = "SELECT groups FROM search_synonyms WHERE channel_id = $1";

/** The synonyms of a shop: its own, else the defaults. */
export const channelSynonyms = cacheByChannel(async (db, channel): Promise<Synonyms> => {
  const [saved] = await runStatement<{ groups: SynonymGroup[] }>(db, SAVED, [channel.id]);
  return saved ? indexSynonyms(saved.groups) : defaultSynonyms;
});
