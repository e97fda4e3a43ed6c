import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { productCategoryTree } from "./category-tree.ts";
import { channelSynonyms } from "../search/channel-synonyms.ts";
import { correctedReading } from "../search/corrected-reading.ts";
import { fold, splitFoldedWords } from "../search/fold.ts";
import { matchesSql } from "../search/matches-sql.ts";
import { suggestInstead } from "../search/suggest-instead.ts";
import { readLiterally } from "../search/terms.ts";

const MAX_SUGGESTIONS = 8;
/** Maximum category and brand names, which leaves room for products. */
const MAX_TAXONOMY_NAMES = 4;

/** Removes trailing letters that the input method has not converted to kana yet: 「せいj」 → 「せい」. */
export const removePendingLetters = (typed: string): string =>
  typed.normalize("NFKC").replace(/(?<=[ぁ-ゖー])[A-Za-z]{1,3}$/, "");

const brandNames = cacheByChannel((db, channel) =>
  runStatement<{ name: string; kana: string }>(
    db,
    `SELECT b.name, b.kana FROM brands b WHERE b.channel_id = $1
       AND EXISTS (SELECT FROM products p WHERE p.brand_id = b.id AND p.is_show)
     ORDER BY b.kana, b.id`,
    [channel.id],
  ),
);

/** Names of the matches. Those with a word that starts with the typed one come first, as it is probably incomplete. */
const productNames = (ctes: readonly string[], start: string) => `
  WITH ${ctes.join()} SELECT p.name FROM matches m JOIN products p ON p.id = m.id
  ORDER BY strpos(' ' || replace(p.search_text, chr(10), ' '), ' ' || ${start}) = 0, p.position, p.id
  LIMIT ${MAX_SUGGESTIONS}`;

/**
 * Suggests completions for a partial search: categories and brands whose name or reading starts with it, then names of
 * matching products, prefix matches first. Ignores script and width; kana matches kanji by its reading. Words that lead to
 * no product get suggestions that do.
 */
export async function suggestWords(db: Db, channel: Channel, typed: string): Promise<string[]> {
  const typedWords = splitFoldedWords(typed);
  const [first = "", ...more] = typedWords;
  if (first === "") return [];
  const [tree, brands, products] = await Promise.all([
    productCategoryTree(db, channel),
    brandNames(db, channel),
    findNames(db, channel, typed, typedWords.at(-1) ?? ""),
  ]);
  const taxonomy = [...tree.byKey.values(), ...brands].filter((each) => more.length === 0 && beginsWith(each, first));
  const names = [...taxonomy.slice(0, MAX_TAXONOMY_NAMES), ...products].map(({ name }) => name);
  if (names.length === 0) return suggestInstead(db, channel, typed);
  const unique = new Map(names.map((name) => [fold(name), name]));
  return [...unique.values()].slice(0, MAX_SUGGESTIONS);
}

async function findNames(db: Db, channel: Channel, typed: string, last: string): Promise<{ name: string }[]> {
  const reading =
    (await correctedReading(db, channel, typed)) ?? readLiterally(typed, await channelSynonyms(db, channel));
  const values: unknown[] = [channel.id];
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  return runStatement<{ name: string }>(db, productNames(matchesSql(reading, bind), bind(last, "text")), values);
}

/** Whether a name, or any word of a compound name (「箸・漆器」), starts with the text. */
export function beginsWith({ name, kana }: { name: string; kana: string }, start: string): boolean {
  return [...splitFoldedWords(name), ...splitFoldedWords(kana), fold(name)].some((each) => each.startsWith(start));
}
