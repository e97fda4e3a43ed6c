import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";

/** Hashes by file; an entry takes about 200 bytes. */
const known = new LRUCache<string, { mtimeMs: number; size: number; hash: string }>({ max: 20_000 });

/** The first 16 digits of a file's SHA-256, read again only when the file has changed. */
export async function hashContent(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  const before = known.get(file);
  if (before?.mtimeMs === mtimeMs && before.size === size) return before.hash;
  const hash = hashOf(await readFile(file));
  known.set(file, { mtimeMs, size, hash });
  return hash;
}

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 16);
