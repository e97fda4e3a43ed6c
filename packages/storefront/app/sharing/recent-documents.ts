import { millisecondsInMinute } from "date-fns/constants";
import { LRUCache } from "lru-cache";

/** How long a document serves further requests: one of 5,000 products takes 50 calls. */
export const DOCUMENT_REUSE_MS = 5 * millisecondsInMinute;

/** Bytes of the documents that are kept at most, for all shops of a build: a sitemap of 5,000 products takes about 1 MB. */
const KEPT_BYTES = 16 * 1024 * 1024;

interface Options {
  /** In milliseconds; 0 for never. */
  lifetimeMs: number;
  maxBytes?: number;
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

/**
 * Keeps the documents that were just written. Concurrent requests for one share its writing. Only documents are kept: errors
 * are not, nor the 404s of invented URLs, which would take the room of documents.
 */
export function createRecentDocuments({ lifetimeMs, maxBytes = KEPT_BYTES }: Options) {
  const documents = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength + 1,
    ttl: lifetimeMs,
    ttlAutopurge: true,
    perf: Date,
  });
  const pending = new Map<string, Promise<Kept>>();

  async function writeOnce(key: string, write: () => Promise<Response>): Promise<Kept> {
    const writing = pending.get(key) ?? write().then(readResponse);
    pending.set(key, writing);
    try {
      const document = await writing;
      if (lifetimeMs > 0 && document.status === 200) documents.set(key, document);
      return document;
    } finally {
      pending.delete(key);
    }
  }

  return {
    async respond(key: string, { method }: Request, write: () => Promise<Response>): Promise<Response> {
      const { status, headers, body } = documents.get(key) ?? (await writeOnce(key, write));
      return new Response(method === "HEAD" ? null : body, { status, headers: new Headers(headers) });
    },
  };
}
