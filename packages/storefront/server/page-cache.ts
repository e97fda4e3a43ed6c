import { createHash } from "node:crypto";
import { millisecondsInSecond } from "date-fns/constants";
import { LRUCache } from "lru-cache";
import { compress, isCompressible, negotiate, type Encoding } from "./encoding.ts";
import { matchesEtag } from "./matches-etag.ts";

type Body = Uint8Array<ArrayBuffer>;

/** A page as it is sent, the same for all visitors. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Body;
  /** The body by encoding, each made at the first request for it. */
  encoded: Map<Encoding, Promise<Body>>;
}

/** The memory of all cached pages: some 400 pages. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The size of a page with its compressed bodies, as a multiple of its own. */
const SIZE_FACTOR = 1.5;

/** How long a shared cache may keep a response, in milliseconds; 0 for never. */
function readMaxAgeMs(headers: Headers): number {
  const control = headers.get("Cache-Control") ?? "";
  if (!control.startsWith("public")) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control);
  return Number(seconds?.[1] ?? 0) * millisecondsInSecond;
}

/**
 * Caches rendered pages, each as long as its `Cache-Control` lets a shared cache keep it. Callers look a page up with `find`
 * first; `render` does not. Concurrent requests for a page share its rendering, even if the page is not cached.
 */
export function createPageCache({ maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
  // `Date`, so that fake clocks age the pages.
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, ttlAutopurge: true, perf: Date });
  const pending = new Map<string, Promise<CachedPage>>();

  async function renderOnce(key: string, render: () => Promise<Response>): Promise<CachedPage> {
    const { status, headers, body } = await render().then(readResponse);
    const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
    const page: CachedPage = {
      status,
      headers: { ...Object.fromEntries(headers), ...(status === 200 && { etag }) },
      body,
      encoded: new Map(),
    };
    const ttl = readMaxAgeMs(headers);
    if (status === 200 && ttl > 0) pages.set(key, page, { ttl, size: Math.ceil(SIZE_FACTOR * body.byteLength) + 1 });
    return page;
  }

  return {
    find: (key: string): CachedPage | undefined => pages.get(key),
    /** Renders the page of a key, unless it is being rendered. */
    render(key: string, render: () => Promise<Response>): Promise<CachedPage> {
      const rendering = pending.get(key) ?? renderOnce(key, render).finally(() => pending.delete(key));
      pending.set(key, rendering);
      return rendering;
    },
  };
}

const readResponse = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  body: new Uint8Array(await response.arrayBuffer()),
});

/** Answers with a page, compressed as the client accepts; with 304 if the client has it. */
export async function respondWithPage(page: CachedPage, request: Request): Promise<Response> {
  const { status, headers } = page;
  const { etag, "content-type": type } = headers;
  if (etag !== undefined && matchesEtag(request.headers, etag)) return new Response(null, { status: 304, headers });
  const encoding = isCompressible(type) ? negotiate(request.headers.get("accept-encoding")) : "identity";
  const body = await encode(page, encoding);
  const sent = {
    ...headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.byteLength),
  };
  return new Response(request.method === "HEAD" ? null : body, { status, headers: sent });
}

function encode({ body, encoded }: CachedPage, encoding: Encoding): Promise<Body> {
  const known = encoded.get(encoding);
  if (known) return known;
  const compressed = compress(encoding, body);
  encoded.set(encoding, compressed);
  compressed.catch(() => encoded.delete(encoding));
  return compressed;
}
