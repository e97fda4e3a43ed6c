import { readFileSync } from "node:fs";
import { readSeed } from "@noren/backend/seed/read-seed";
import { openStudio } from "@noren/backend/seed/studio";
import { calls } from "@noren/contract";

/** The number of products of an answer that are checked. */
const CHECKED_PRODUCTS = 5;

export interface SearchQuery {
  shop: string;
  word: string;
  /** Keys of products that must be among the first five; `a|b` means either. */
  first: string[];
  /** Keys of products that must not be among them. */
  not?: string[];
}

export const readQueries = (): SearchQuery[] =>
  JSON.parse(readFileSync(new URL("queries.json", import.meta.url), "utf8")) as SearchQuery[];

export interface SearchFigures {
  queries: number;
  /** Queries whose products are all among the first five. */
  passed: number;
  /** One line per failed query. */
  failures: string[];
  /** Percentiles, in milliseconds, of the first, uncached answer of each query. */
  p50: number;
  p95: number;
}

/** Sends each query once, one at a time, so that no answer comes from a cache. @param origin of the API */
export async function measureSearch(origin: string, queries: readonly SearchQuery[]): Promise<SearchFigures> {
  const failures: string[] = [];
  const times: number[] = [];
  const shops = [...new Set(queries.map(({ shop }) => shop))];
  const headers = new Map(
    await Promise.all(shops.map(async (shop) => [shop, await shopHeaders(origin, shop)] as const)),
  );
  for (const query of queries) {
    const started = performance.now();
    const found = await findFirst(origin, query, headers.get(query.shop) ?? {});
    times.push(performance.now() - started);
    const failure = explainFailure(query, found);
    if (failure) failures.push(failure);
  }
  return {
    queries: queries.length,
    passed: queries.length - failures.length,
    failures,
    p50: percentileOf(times, 0.5),
    p95: percentileOf(times, 0.95),
  };
}

/** Time for the first, uncached answer with suggestions, in milliseconds. */
export interface SuggestionFigures {
  requests: number;
  p50: number;
  p95: number;
  /** The same of a static page, one query by its key: how fast the machine is at the time. */
  textP50: number;
  textP95: number;
  slowest: { word: string; time: number }[];
}

/** The number of the slowest words that are listed. */
const SLOWEST = 8;

/** Types the start of each query of a shop into its search field: each request is another word, so none is cached. */
export async function measureSuggestions(origin: string, queries: readonly SearchQuery[]): Promise<SuggestionFigures> {
  const shop = "simple";
  const headers = await shopHeaders(origin, shop);
  const typed = new Set(queries.filter((query) => query.shop === shop).flatMap(({ word }) => listTypedStarts(word)));
  const measure = async (path: string) => {
    const url = origin + path;
    const started = performance.now();
    const response = await fetch(url, { headers });
    await response.json();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return performance.now() - started;
  };
  const { path: suggestions } = calls.listSearchSuggestions;
  const words: { word: string; time: number }[] = [];
  const texts: number[] = [];
  for (const word of typed) {
    words.push({ word, time: await measure(`${suggestions}?${new URLSearchParams({ word }).toString()}`) });
    // In turns with the words, so that other work on the machine slows both.
    texts.push(await measure(calls.getStaticPage.path.replace("{path}", "/company")));
  }
  const times = words.map(({ time }) => time);
  return {
    requests: times.length,
    p50: percentileOf(times, 0.5),
    p95: percentileOf(times, 0.95),
    textP50: percentileOf(texts, 0.5),
    textP95: percentileOf(texts, 0.95),
    slowest: words.toSorted((a, b) => b.time - a.time).slice(0, SLOWEST),
  };
}

/** What a search field has after its first letter, its second, and at the end. */
export const listTypedStarts = (word: string): string[] => {
  const letters = Array.from(word);
  return [1, 2, letters.length].map((count) => letters.slice(0, count).join("").trim());
};

const percentileOf = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

/** Returns a line that lists missing and wrong products, or null if there are none. */
export function explainFailure({ shop, word, first, not = [] }: SearchQuery, found: readonly string[]): string | null {
  const missing = first.filter((either) => !either.split("|").some((key) => found.includes(key)));
  const wrong = not.filter((key) => found.includes(key));
  if (missing.length + wrong.length === 0) return null;
  return [
    `${shop} 「${word}」`,
    missing.length > 0 && `misses ${missing.join()}`,
    wrong.length > 0 && `has ${wrong.join()}`,
    `found ${found.join() || "nothing"}`,
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** Headers of a browser in the shop, with the cookie of the shop's school key if it has one. */
async function shopHeaders(origin: string, shop: string): Promise<Record<string, string>> {
  const headers = { "x-channel": shop };
  const [schoolKey] = readSeed(shop, await openStudio()).shop.school_keys;
  if (!schoolKey) return headers;
  const response = await fetch(`${origin}${calls.checkSchoolKey.path}`, {
    method: calls.checkSchoolKey.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ key: schoolKey.key }),
  });
  return { ...headers, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

async function findFirst(origin: string, { word }: SearchQuery, headers: Record<string, string>): Promise<string[]> {
  const parameters = new URLSearchParams({ word, per: String(CHECKED_PRODUCTS) });
  const url = `${origin}${calls.listProducts.path}?${parameters.toString()}`;
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { data } = (await response.json()) as { data: { key: string }[] };
  return data.map(({ key }) => key);
}
