import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Chunk;
  routes: Record<string, Chunk & { parentId?: string }>;
  /** The URL of the manifest itself. */
  url: string;
}

/** Returns the bytes of JavaScript, brotli, that a page of this route loads. @param build an app's `build/client` */
export function measureRouteJs(build: string, route: string): number {
  const files = chunksOf(readManifest(build), route);
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(build, file))).length, 0);
}

function readManifest(build: string): Manifest {
  const [file] = globSync("assets/**/manifest-*.js", { cwd: build });
  if (!file) throw new Error(`No build in ${build}.`);
  const [json = ""] = /\{.*\}/s.exec(readFileSync(join(build, file), "utf8")) ?? [];
  return JSON.parse(json) as Manifest;
}

/** Returns the files of the entry, the route and its parents, each once. */
function chunksOf({ entry, routes, url }: Manifest, route: string): Set<string> {
  const files = new Set([url, entry.module, ...(entry.imports ?? [])]);
  for (let id: string | undefined = route; id !== undefined; id = routes[id]?.parentId) {
    const chunk = routes[id];
    if (!chunk) throw new Error(`The build has no route ${id}.`);
    for (const file of [chunk.module, ...(chunk.imports ?? [])]) files.add(file);
  }
  return files;
}
