import { LRUCache } from "lru-cache";

interface Answer {
  status: number;
  headers: [string, string][];
  text: string;
}

export interface CachedFetchOptions {
  fetch: typeof globalThis.fetch;
  /** How long an answer is reused, in milliseconds; 0 for never. */
  lifetimeMs: number;
  /** Number of answers that are kept at most. */
  max?: number;
}

/** Time limit of a request whose answer several pages may be waiting for. */
const REQUEST_TIMEOUT_MS = 10_000;

export interface CachedFetch {
  fetch: typeof globalThis.fetch;
  /** Requests the answers of a channel again from now on. */
  forget: (channel: string) => void;
}

/**
 * A fetch that reuses public answers of the API for a few seconds, for all pages that this process renders. Concurrent
 * requests share one response. The key is channel and URL. Stock and prices on a page may be that old; the cart
 * reads current values, and the browser requests the API itself. Keeps only answers with status 200 or 404 to a GET without
 * `Authorization` or `Cookie`.
 */
export function createCachedFetch({ fetch, lifetimeMs, max = 2000 }: CachedFetchOptions): CachedFetch {
  const answers = new LRUCache<string, Promise<Answer>>({ max, ttl: lifetimeMs, ttlAutopurge: true, perf: Date });

  async function request(key: string, input: string, init: RequestInit): Promise<Answer> {
    // One visitor who leaves must not abort the answer of the others.
    const { signal: _, ...rest } = init;
    const response = await fetch(input, { ...rest, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const answer = { status: response.status, headers: [...response.headers], text: await response.text() };
    if (answer.status !== 200 && answer.status !== 404) answers.delete(key);
    return answer;
  }

  const cachedFetch: CachedFetch["fetch"] = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const isPublic = (init.method ?? "GET") === "GET" && !headers.has("authorization") && !headers.has("cookie");
    if (!isPublic || lifetimeMs === 0) return fetch(input, init);
    const url = String(input instanceof Request ? input.url : input);
    const key = `${headers.get("x-channel") ?? ""} ${url}`;
    let answer = answers.get(key);
    if (!answer) {
      answer = request(key, url, init);
      answer.catch(() => answers.delete(key));
      answers.set(key, answer);
    }
    const { status, headers: kept, text } = await answer;
    return new Response(text, { status, headers: kept });
  };
  return {
    fetch: cachedFetch,
    forget(channel) {
      for (const key of answers.keys()) if (key.startsWith(`${channel} `)) answers.delete(key);
    },
  };
}
