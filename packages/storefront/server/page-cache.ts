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
  /** The changes of `watchChanges` after which it is rendered anew. */
  outdatedBy: ReadonlySet<string>;
  renderedAt: number;
  /** The body by encoding, each made at the first request for it. */
  encoded: Map<Encoding, Promise<Body>>;
}

/** The memory of all cached pages: some 400 pages. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The size of a page with its compressed bodies, as a multiple of its own. */
const SIZE_FACTOR = 1.5;

/** How long a page is kept at most while changes arrive: what changes with the time of day may be that old. */
const KEPT_MS = 60 * millisecondsInSecond;

/** How long after a change a page may be rendered from what was read before it: by a slow call, or by a replica that lags. */
const SETTLE_MS = 15 * millisecondsInSecond;

/** Changes that are remembered while pages may lack them. */
const MAX_RECENT = 20_000;

/** How long a shared cache may keep a response, in milliseconds; 0 for never. */
function readMaxAgeMs(headers: Headers): number {
  const control = headers.get("Cache-Control") ?? "";
  if (!control.startsWith("public")) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control);
  return Number(seconds?.[1] ?? 0) * millisecondsInSecond;
}

const PRODUCT_LINK = /\/product\/((?:[\w.~-]|%[\dA-F]{2})+)/g;

/** The changes that outdate a page: those of its channel, and of the products to which it links, itself included. */
const findChanges = (channel: string, html: string): Set<string> =>
  new Set([channel, ...Array.from(html.matchAll(PRODUCT_LINK), ([, key]) => `${channel}/${key}`)]);

export interface PageCacheOptions {
  maxBytes?: number;
  /** How long a page is kept while changes arrive, in milliseconds. */
  keptMs?: number;
  /** Whether shared caches in front are purged (`purge-shared-caches.ts`), so that they may keep a page as long. */
  arePurged?: boolean;
}

/**
 * Caches rendered pages, each as long as its `Cache-Control` lets a shared cache keep it, and while changes arrive until what
 * it shows changes, at most `keptMs`. Callers look a page up with `find` first; `render` does not. Concurrent requests for a
 * page share its rendering, even if the page is not cached.
 */
export function createPageCache({ maxBytes = MAX_BYTES, keptMs = KEPT_MS, arePurged = false }: PageCacheOptions = {}) {
  // `Date`, so that fake clocks age the pages.
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, ttlAutopurge: true, perf: Date });
  const pending = new Map<string, Promise<CachedPage>>();
  const recent = new LRUCache<string, true>({ max: MAX_RECENT, ttl: SETTLE_MS, perf: Date });
  /** When changes began to arrive. */
  let connectedAt = Number.POSITIVE_INFINITY;

  /** Whether a page that is rendered now shows all of these changes that were before now. */
  const isSettled = (changes: ReadonlySet<string>) =>
    Date.now() - connectedAt >= SETTLE_MS && ![...changes].some((change) => recent.has(change));

  async function renderOnce(key: string, channel: string, render: () => Promise<Response>): Promise<CachedPage> {
    const { status, headers, body } = await render().then(readResponse);
    const granted = status === 200 ? readMaxAgeMs(headers) : 0;
    // A document (a sitemap, a feed) is written with all products: it keeps its time.
    const isPage = granted > 0 && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
    const outdatedBy = findChanges(channel, isPage ? new TextDecoder().decode(body) : "");
    const ttl = isPage && isSettled(outdatedBy) ? Math.max(granted, keptMs) : granted;
    const page: CachedPage = {
      status,
      headers: {
        ...Object.fromEntries(headers),
        ...(status === 200 && { etag: `W/"${createHash("sha1").update(body).digest("base64url")}"` }),
        ...(arePurged &&
          ttl > 0 && {
            "cache-control": `public, max-age=0, s-maxage=${ttl / millisecondsInSecond}`,
            "surrogate-key": [...outdatedBy].join(" "),
          }),
      },
      body,
      outdatedBy,
      renderedAt: Date.now(),
      encoded: new Map(),
    };
    if (ttl > 0) pages.set(key, page, { ttl, size: Math.ceil(SIZE_FACTOR * body.byteLength) + 1 });
    return page;
  }

  return {
    find: (key: string): CachedPage | undefined => pages.get(key),
    /** Renders the page of a key, unless it is being rendered. */
    render(key: string, channel: string, render: () => Promise<Response>): Promise<CachedPage> {
      const rendering = pending.get(key) ?? renderOnce(key, channel, render).finally(() => pending.delete(key));
      pending.set(key, rendering);
      return rendering;
    },
    /** Deletes the pages that a change outdates. */
    change(change: string): void {
      recent.set(change, true);
      for (const [key, { outdatedBy }] of pages.entries()) if (outdatedBy.has(change)) pages.delete(key);
    },
    /** Sets whether changes arrive from now on. Without them, kept pages stay: in most cases the API is down. */
    setConnected(isConnected: boolean): void {
      if (isConnected) pages.clear();
      connectedAt = isConnected ? Date.now() : Number.POSITIVE_INFINITY;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

const readResponse = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  body: new Uint8Array(await response.arrayBuffer()),
});

/** In seconds, as a header: shared caches subtract it from what `s-maxage` grants. */
const ageOf = ({ renderedAt }: CachedPage) => String(Math.floor((Date.now() - renderedAt) / millisecondsInSecond));

/** Answers with a page, compressed as the client accepts; with 304 if the client has it. */
export async function respondWithPage(page: CachedPage, request: Request): Promise<Response> {
  const { status } = page;
  const headers = page.headers["surrogate-key"] === undefined ? page.headers : { ...page.headers, age: ageOf(page) };
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
