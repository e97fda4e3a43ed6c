import { createHash } from "node:crypto";
import { millisecondsInSecond } from "date-fns/constants";
import { LRUCache } from "lru-cache";
import { compress, isCompressible, negotiate, type Encoding } from "./encoding.ts";

type Body = Uint8Array<ArrayBuffer>;

/** A page as it is sent, the same for all visitors. */
export interface SentPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Body;
  /** The body by encoding, each made at the first request for it. */
  encoded: Map<Encoding, Promise<Body>>;
}

/** Bytes of the pages that are kept at most: some 400 pages. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** The room of a page with its compressed bodies, as a multiple of its size. */
const ROOM = 1.5;

/** How long a shared cache may keep a response, in milliseconds; 0 for never. */
function readLifetime(headers: Headers): number {
  const control = headers.get("Cache-Control") ?? "";
  if (!control.startsWith("public")) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control);
  return Number(seconds?.[1] ?? 0) * millisecondsInSecond;
}

/**
 * Keeps the pages that were just rendered, each as long as its `Cache-Control` lets a shared cache keep it. Concurrent
 * requests for a page share its rendering, also of one that is not kept.
 */
export function createRecentPages({ maxBytes = KEPT_BYTES }: { maxBytes?: number } = {}) {
  const pages = new LRUCache<string, SentPage>({ maxSize: maxBytes, ttlAutopurge: true, perf: Date });
  const pending = new Map<string, Promise<SentPage>>();

  async function renderOnce(key: string, render: () => Promise<Response>): Promise<SentPage> {
    const { status, headers, body } = await render().then(readResponse);
    const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
    const page: SentPage = {
      status,
      headers: { ...Object.fromEntries(headers), ...(status === 200 && { etag }) },
      body,
      encoded: new Map(),
    };
    const ttl = readLifetime(headers);
    if (status === 200 && ttl > 0) pages.set(key, page, { ttl, size: Math.ceil(ROOM * body.byteLength) + 1 });
    return page;
  }

  return {
    find: (key: string): SentPage | undefined => pages.get(key),
    /** Renders the page of a key, unless it is being rendered. */
    render(key: string, render: () => Promise<Response>): Promise<SentPage> {
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
export async function respondWithPage(page: SentPage, request: Request): Promise<Response> {
  const { status, headers } = page;
  const { etag, "content-type": type } = headers;
  if (etag !== undefined && request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  const encoding = isCompressible(type) ? negotiate(request.headers.get("accept-encoding")) : "identity";
  const body = await encode(page, encoding);
  const sent = {
    ...headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.byteLength),
  };
  return new Response(request.method === "HEAD" ? null : body, { status, headers: sent });
}

function encode({ body, encoded }: SentPage, encoding: Encoding): Promise<Body> {
  const made = encoded.get(encoding) ?? compress(encoding, body);
  encoded.set(encoding, made);
  return made;
}
