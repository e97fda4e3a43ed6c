import { millisecondsInMinute } from "date-fns/constants";
import { LRUCache } from "lru-cache";

/** How long a document serves further requests: one of 5,000 products takes 25 calls. */
export const DOCUMENT_REUSE_MS = 5 * millisecondsInMinute;

interface Options {
  /** In milliseconds; 0 for never. */
  lifetimeMs: number;
  /** Number of documents that are kept at most. */
  max?: number;
}

interface Kept {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const readResponse = async (response: Response): Promise<Kept> => ({
  status: response.status,
  headers: response.headers,
  body: new Uint8Array(await response.arrayBuffer()),
});

/** Keeps the documents that were just written. Concurrent requests for one share its writing; failures are not kept. */
export function createRecentDocuments({ lifetimeMs, max = 20 }: Options) {
  const documents = new LRUCache<string, Promise<Kept>>({ max, ttl: lifetimeMs, ttlAutopurge: true, perf: Date });
  return {
    async respond(key: string, { method }: Request, write: () => Promise<Response>): Promise<Response> {
      let document = documents.get(key);
      if (!document) {
        document = write().then(readResponse);
        if (lifetimeMs > 0) documents.set(key, document);
        const forget = () => void documents.delete(key);
        document.then(({ status }) => (status >= 500 ? forget() : undefined), forget);
      }
      const { status, headers, body } = await document;
      return new Response(method === "HEAD" ? null : body, { status, headers: new Headers(headers) });
    },
  };
}
