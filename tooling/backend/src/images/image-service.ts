import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { PICTURE_WIDTHS, type PictureFormat } from "@noren/contract";
import { contentHash } from "./content-hash.ts";
import { limit } from "./limit.ts";
import { render } from "./render.ts";
import { importedFolder } from "./store-picture.ts";
import { studioFile } from "./studio.ts";

export interface Image {
  type: `image/${PictureFormat}`;
  etag: string;
  /** Whether the URL has the content's hash, so that it may be cached for ever. */
  isImmutable: boolean;
  read(): Promise<Buffer>;
}

/** Finds the image of a path under `/storage`; undefined when there is none. */
export type ImageService = (path: string) => Promise<Image | undefined>;

/** Valid paths; any other is a 404 before a file is read. */
const PATH =
  /^\/storage\/[a-z][a-z0-9-]{0,30}\/(?:studio\/([a-z0-9-]{1,80})(?:\.([0-9a-f]{16}))?|imported\/([0-9a-f]{16}))\/(\d{2,4})\.(avif|webp|jpeg)$/;

/**
 * Renders studio and imported pictures in the requested width and format, and caches them in `dataDir`. Concurrent requests
 * for one picture share its rendering, and no more are rendered at a time than there are cores.
 */
export function imageService(dataDir: string): ImageService {
  const made = new Map<string, Promise<Buffer>>();
  const turn = limit(availableParallelism());

  async function read(file: string, hash: string, width: number, format: PictureFormat): Promise<Buffer> {
    const kept = join(dataDir, "picture-cache", hash.slice(0, 2), `${hash}-${width}.${format}`);
    const before = await readFile(kept).catch(() => undefined);
    if (before) return before;
    const running = made.get(kept);
    if (running) return running;
    const making = turn(() => make(file, kept, width, format)).finally(() => made.delete(kept));
    made.set(kept, making);
    return making;
  }

  return async (path) => {
    const [, studio, askedHash, imported, widthText, formatText] = PATH.exec(path) ?? [];
    const width = PICTURE_WIDTHS.find((each) => String(each) === widthText);
    const file = studio ? await studioFile(studio) : imported && join(importedFolder(dataDir), `${imported}.webp`);
    if (!file || width === undefined) return undefined;
    const hash = await contentHash(file).catch(() => undefined);
    if (hash === undefined) return undefined;
    const format = formatText as PictureFormat;
    return {
      type: `image/${format}`,
      etag: `"${hash}-${width}-${format}"`,
      isImmutable: (askedHash ?? imported) === hash,
      read: () => read(file, hash, width, format),
    };
  };
}

/** Writes a temporary file and renames it, so that a crash or a full disk leaves no partial picture. */
async function make(file: string, kept: string, width: number, format: PictureFormat): Promise<Buffer> {
  const data = await render(file, width, format);
  const draft = `${kept}.${process.pid}`;
  await mkdir(dirname(kept), { recursive: true })
    .then(() => writeFile(draft, data))
    .then(() => rename(draft, kept))
    // A picture that cannot be cached is still served.
    .catch(() => undefined);
  return data;
}
