import { shortMemory } from "../app/state/short-memory.ts";

interface Kept {
  status: number;
  headers: [string, string][];
  text: string;
}

export interface ReuseOptions {
  fetch: typeof globalThis.fetch;
  /** How long an answer is used again, in milliseconds; 0 for never. */
  lifetimeMs: number;
  now?: () => number;
  /** Answers that are kept at most; the oldest goes first. */
  most?: number;
}

/**
 * Public answers of the API, used again for a few seconds by all pages that this server renders; while one is being
 * asked for, everyone waits for the same. Keyed by channel and address. What is shown may so be that old (stock, price);
 * the cart reads both anew, and the browser asks the API itself. Only GET without a person's header is ever kept, and
 * of the answers only 200 and 404.
 */
export function reusing({ fetch, lifetimeMs, now = Date.now, most = 2000 }: ReuseOptions): typeof globalThis.fetch {
  const answers = shortMemory<Promise<Kept>>({ lifetimeMs, most, now });

  async function ask(key: string, input: string, init: RequestInit): Promise<Kept> {
    // One visitor's going away must not take the answer from the others.
    const { signal: _, ...rest } = init;
    const response = await fetch(input, { ...rest, signal: AbortSignal.timeout(10_000) });
    const kept = { status: response.status, headers: [...response.headers], text: await response.text() };
    if (kept.status !== 200 && kept.status !== 404) answers.forget(key);
    return kept;
  }

  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const isPublic = (init.method ?? "GET") === "GET" && !headers.has("authorization") && !headers.has("cookie");
    if (!isPublic || lifetimeMs === 0) return fetch(input, init);
    const address = String(input instanceof Request ? input.url : input);
    const key = `${headers.get("x-channel") ?? ""} ${address}`;
    let answer = answers.find(key);
    if (!answer) {
      answer = ask(key, address, init);
      answer.catch(() => answers.forget(key));
      answers.keep(key, answer);
    }
    const { status, headers: kept, text } = await answer;
    return new Response(text, { status, headers: kept });
  };
}
