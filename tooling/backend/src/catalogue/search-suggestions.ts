import type { Answer, calls, Category } from "@noren/contract";
import { millisecondsInMinute } from "date-fns/constants";
import type { Received } from "../context/serve.ts";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { createRequestCounter } from "../rate-limit/count-request.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { completeWord } from "../search/complete-word.ts";
import { splitFoldedWords } from "../search/fold.ts";
import { listPopularWords } from "../search/popular-words.ts";
import { suggestInstead } from "../search/suggest-instead.ts";
import { catalogueContextOf } from "./catalogue-context.ts";
import { listCategoryTree, productCategoryTree } from "./category-tree.ts";
import { findBestMatches } from "./find-products.ts";
import { guestInfos } from "./list-products.ts";
import { listProductInfos } from "./product-info.ts";
import { beginsWith, removePendingLetters } from "./suggest.ts";

type Suggestions = Answer<"listSearchSuggestions">;

const MAX_CATEGORIES = 3;
const MAX_PRODUCTS = 5;

/** Per process: a campus that searches from one network. Beyond it, search fields offer nothing for the rest of a minute. */
export const SUGGESTIONS_PER_NETWORK = { max: 1200, windowMs: millisecondsInMinute };
const countRequest = createRequestCounter(SUGGESTIONS_PER_NETWORK);

/** Handles `listSearchSuggestions`. @throws ApiError 429 */
export async function listSearchSuggestions(
  received: Received<typeof calls.listSearchSuggestions>,
): Promise<Suggestions> {
  const { db, channel, query, network, now } = received;
  if (!countRequest(network, now())) throw createRateLimitedError();
  const word = removePendingLetters(query.word ?? "");
  const typedWords = splitFoldedWords(word);
  if (typedWords.length === 0)
    return { words: query.word ? [] : await listPopularWords(db, channel), categories: [], products: [], total: 0 };
  const [completions, categories, { ids, total }] = await Promise.all([
    completeWord(db, channel, word),
    findCategories(db, channel, typedWords),
    findBestMatches(db, channel, word, MAX_PRODUCTS),
  ]);
  const context = catalogueContextOf(received);
  const isFound = completions.length + ids.length > 0;
  const [words, products] = await Promise.all([
    isFound ? completions : suggestInstead(db, channel, word),
    context.memberId === null ? guestInfos(db, channel, context, ids) : listProductInfos(db, context, ids),
  ]);
  return { words, categories, products, total };
}

/** The categories with products whose name or reading begins with the word. Several words name no category. */
async function findCategories(db: Db, channel: Channel, typed: string[]): Promise<Suggestions["categories"]> {
  const [start = "", ...more] = typed;
  if (more.length > 0) return [];
  const [{ byKey }, tree] = await Promise.all([
    productCategoryTree(db, channel),
    listCategoryTree(db, channel, "products"),
  ]);
  return tree
    .flatMap(withChildren)
    .filter(({ key, product_count }) => {
      const node = byKey.get(key);
      return product_count > 0 && node !== undefined && beginsWith(node, start);
    })
    .slice(0, MAX_CATEGORIES)
    .map(({ key, name, product_count }) => ({ key, name, product_count }));
}

const withChildren = (category: Category): Category[] => [category, ...category.children.flatMap(withChildren)];
