import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { run } from "../db/statement.ts";
import { keptByChannel } from "../shop/kept-by-channel.ts";
import { productCategoryTree } from "./category-tree.ts";
import { WORDS } from "./product-filter.ts";
import { fold, queryGrams, words } from "./search.ts";

const MOST = 8;
/** So many names of shelves at the most, so that products are among the suggestions too. */
const MOST_SHELVES = 4;

/** Without the letters that an input method has not made kana of yet: 「せいj」 is 「せい」. */
export const withoutPending = (typed: string): string =>
  typed.normalize("NFKC").replace(/(?<=[ぁ-ゖー])[A-Za-z]{1,3}$/, "");

const brandNames = keptByChannel((db, channel) =>
  run<{ name: string; kana: string }>(
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
  ORDER BY strpos(' ' || replace(p.search_text, chr(10), ' '), ' ' || $4) = 0, p.position, p.id LIMIT ${MOST}`;

/**
 * What an unfinished search may become: categories and brands whose name or reading begins with it, then names of
 * products that it finds, those first that have a word or reading beginning with it. Script and width do not matter, and
 * kana finds kanji by its reading.
 */
export async function suggestWords(db: Db, channel: Channel, typed: string): Promise<string[]> {
  const wanted = words(typed);
  const [first = "", ...more] = wanted;
  if (first === "") return [];
  const [tree, brands, products] = await Promise.all([
    productCategoryTree(db, channel),
    brandNames(db, channel),
    run<{ name: string }>(db, PRODUCTS, [channel.id, [...new Set(wanted.flatMap(queryGrams))], wanted, wanted.at(-1)]),
  ]);
  const shelves = [...tree.byKey.values(), ...brands].filter((shelf) => more.length === 0 && beginsWith(shelf, first));
  const names = [...shelves.slice(0, MOST_SHELVES), ...products].map(({ name }) => name);
  const unlike = new Map(names.map((name) => [fold(name), name]));
  return [...unlike.values()].slice(0, MOST);
}

/** A name of several words (「箸・漆器」) begins with each of them. */
function beginsWith({ name, kana }: { name: string; kana: string }, start: string): boolean {
  return [...words(name), ...words(kana), fold(name)].some((each) => each.startsWith(start));
}
