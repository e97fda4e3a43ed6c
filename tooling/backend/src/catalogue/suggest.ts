import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { productCategoryTree } from "./category-tree.ts";
import { WORDS } from "./product-filter.ts";
import { fold, queryGrams, words } from "./search.ts";

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

const PRODUCTS = `
  SELECT p.name FROM products p
  WHERE ${WORDS} @> shop_grams($1, $2::text[]) AND p.is_show
    AND (SELECT bool_and(strpos(p.search_text, word) > 0) FROM unnest($3::text[]) word)
  ORDER BY strpos(' ' || replace(p.search_text, chr(10), ' '), ' ' || $4) = 0, p.position, p.id LIMIT ${MAX_SUGGESTIONS}`;

/**
 * Suggests completions for a partial search: categories and brands whose name or reading starts with it, then names of
 * matching products, prefix matches first. Ignores script and width; kana matches kanji by its reading.
 */
export async function suggestWords(db: Db, channel: Channel, typed: string): Promise<string[]> {
  const typedWords = words(typed);
  const [first = "", ...more] = typedWords;
  if (first === "") return [];
  const [tree, brands, products] = await Promise.all([
    productCategoryTree(db, channel),
    brandNames(db, channel),
    runStatement<{ name: string }>(db, PRODUCTS, [
      channel.id,
      [...new Set(typedWords.flatMap(queryGrams))],
      typedWords,
      typedWords.at(-1),
    ]),
  ]);
  const taxonomy = [...tree.byKey.values(), ...brands].filter((each) => more.length === 0 && beginsWith(each, first));
  const names = [...taxonomy.slice(0, MAX_TAXONOMY_NAMES), ...products].map(({ name }) => name);
  const unique = new Map(names.map((name) => [fold(name), name]));
  return [...unique.values()].slice(0, MAX_SUGGESTIONS);
}

/** Whether a name, or any word of a compound name (「箸・漆器」), starts with the text. */
function beginsWith({ name, kana }: { name: string; kana: string }, start: string): boolean {
  return [...words(name), ...words(kana), fold(name)].some((each) => each.startsWith(start));
}
