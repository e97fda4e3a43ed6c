import { randomUUID } from "node:crypto";
import { addSearchedWord } from "../history/search-history.ts";
import type { SeedContext } from "./seed-context.ts";

/** The least guests that search for a word; more than `popular-words.ts` asks for. */
const LEAST_GUESTS = 4;
/** A word has so many guests more than the next, so that the demo member's searches do not change the order. */
const MORE_GUESTS = 2;
/** Searches are spread over so many days. */
const DAYS = 28;

/** Adds what guests searched for: the first word by the most guests, the last one by the least. */
export async function seedPopularWords(
  { tx, channelId, daysAgo }: SeedContext,
  words: readonly string[],
): Promise<void> {
  const most = LEAST_GUESTS + MORE_GUESTS * (words.length - 1);
  const guests = Array.from({ length: most }, () => randomUUID());
  for (const [rank, word] of words.entries())
    for (const [index, guestId] of guests.slice(MORE_GUESTS * rank).entries())
      await addSearchedWord(tx, channelId, { memberId: null, guestId }, word, daysAgo((7 * rank + 3 * index) % DAYS));
}
