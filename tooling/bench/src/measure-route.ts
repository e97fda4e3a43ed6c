import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  entry: Chunk;
  routes: Record<string, Chunk & { parentId?: string }>;
  /** The URL of the manifest itself. */
  url: string;
}

export interface RouteBytes {
  js: number;
  css: number;
}

/** Returns the bytes, brotli, of the scripts and style sheets that a page of this route loads. @param build an app's `build/client` */
export function measureRoute(build: string, route: string): RouteBytes {
  const manifest = readManifest(build);
  const chunks = chunksOf(manifest, route);
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((total, file) => total + compressedSize(join(build, file)), 0);
  return {
    js: sum([manifest.url, ...chunks.flatMap(({ module, imports = [] }) => [module, ...imports])]),
    // React Router marks a sheet that code also loads dynamically with a "#".
    css: sum(chunks.flatMap(({ css = [] }) => css.map((file) => file.replace(/#$/, "")))),
  };
}

/** The build has compressed every file that is worth it. */
const compressedSize = (file: string): number =>
  statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(file)).length;

function readManifest(build: string): Manifest {
  const [file] = globSync("assets/**/manifest-*.js", { cwd: build });
  if (!file) throw new Error(`No build in ${build}.`);
  const [json = ""] = /\{.*\}/s.exec(readFileSync(join(build, file), "utf8")) ?? [];
  return JSON.parse(json) as Manifest;
}

/** Returns the entry, the route and its parents. */
function chunksOf({ entry, routes }: Manifest, route: string): Chunk[] {
  const chunks: Chunk[] = [entry];
  for (let id: string | undefined = route; id !== undefined; id = routes[id]?.parentId) {
    const chunk = routes[id];
    if (!chunk) throw new Error(`The build has no route ${id}.`);
    chunks.push(chunk);
  }
  return chunks;
}
