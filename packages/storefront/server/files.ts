import { readFile, readdir, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { negotiate, type Encoding } from "./encoding.ts";
import { matchesEtag } from "./matches-etag.ts";

/** Media types by extension; a file with another extension is not served. */
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".txt": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

interface StaticFile {
  /** Media type. */
  type: string;
  /** The file uncompressed, and as the build compressed it. */
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> };
  etag: string;
}

const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** The files of a build for the browser, by URL path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** True for a file whose name contains a hash of its content and the build's name: no two builds share one. */
export const isHashed = (path: string): boolean => path.startsWith("/assets/");

/** Reads the files below a folder into memory. They are few and small, and stay the same while the server runs. */
export async function readFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.map(async (path) => {
      const type = TYPES[extname(path)];
      return type
        ? [[`/${relative(folder, path).split(sep).join("/")}`, await readStaticFile(path, type)] as const]
        : [];
    }),
  );
  return new Map(read.flat());
}

async function readStaticFile(path: string, type: string): Promise<StaticFile> {
  const readIfPresent = (ending: string) => readFile(path + ending).catch(() => undefined);
  const [identity, br, gzip, { mtimeMs, size }] = await Promise.all([
    readFile(path),
    readIfPresent(ENDINGS.br),
    readIfPresent(ENDINGS.gzip),
    stat(path),
  ]);
  const bodies = { identity, ...(br && { br }), ...(gzip && { gzip }) };
  return { type, bodies, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` };
}

/** Answers a request with a file. */
export function respondWithFile({ bodies, type, etag }: StaticFile, request: Request): Response {
  const encoding = negotiate(request.headers.get("accept-encoding"), Object.keys(bodies) as Encoding[]);
  const isImmutable = isHashed(new URL(request.url).pathname);
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    Vary: "Accept-Encoding",
    ETag: etag,
  });
  if (matchesEtag(request.headers, etag)) return new Response(null, { status: 304, headers });
  const body = bodies[encoding] ?? bodies.identity;
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
