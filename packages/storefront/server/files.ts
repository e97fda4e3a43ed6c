import { readFile, readdir, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { negotiate, type Encoding } from "./encoding.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

interface StoredFile {
  type: string;
  /** The file uncompressed, and as the build compressed it. */
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> };
  isImmutable: boolean;
  etag: string;
}

const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** Reads the files of the builds into memory, by URL path. They are few and small, and stay the same while the server runs. */
export async function readFiles(folders: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const type = TYPES[extname(path)];
      if (!entry.isFile() || !type) continue;
      const address = `/${relative(folder, path).split(sep).join("/")}`;
      const read = (ending: string) => readFile(path + ending).catch(() => undefined);
      const [identity, br, gzip, { mtimeMs, size }] = await Promise.all([
        readFile(path),
        read(ENDINGS.br),
        read(ENDINGS.gzip),
        stat(path),
      ]);
      const bodies = { identity, ...(br && { br }), ...(gzip && { gzip }) };
      // The build puts a hash of the content into the names below /assets.
      files.set(address, {
        type,
        bodies,
        isImmutable: address.startsWith("/assets/"),
        etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
      });
    }
  }
  return files;
}

/** Answers a file of the builds; undefined when the path has none. */
export function answerFile(
  files: ReadonlyMap<string, StoredFile>,
  request: Request,
  path: string,
): Response | undefined {
  const file = files.get(path);
  if (!file) return undefined;
  const { bodies, type, isImmutable, etag } = file;
  const encoding = negotiate(request.headers.get("accept-encoding"), Object.keys(bodies) as Encoding[]);
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    Vary: "Accept-Encoding",
    ETag: etag,
  });
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const body = bodies[encoding] ?? bodies.identity;
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
