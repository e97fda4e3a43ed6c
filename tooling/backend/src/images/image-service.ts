import { join } from "node:path";
import { PICTURE_WIDTHS, type PictureFormat } from "@noren/contract";
import { hashContent } from "./content-hash.ts";
import { MAX_RENDERINGS } from "./decoder.ts";
import { contentOf, type FileContent, openFile } from "../http/file-content.ts";
import { limitConcurrency } from "../process/limit-concurrency.ts";
import { AVIF_EFFORT, render } from "./render.ts";
import { importedFolder } from "./store-picture.ts";
import { findStudioFile } from "./studio.ts";
import { writeWholeFile } from "./write-whole-file.ts";

export interface Image {
  type: `image/${PictureFormat}`;
  etag: string;
  /** Whether the URL has the content's hash, so that it may be cached forever. */
  isImmutable: boolean;
  /** @param network the visitor's; the networks take turns in rendering */
  read(network: string): Promise<FileContent>;
}

/** Finds the image of a path under `/storage`; undefined for an unknown path. */
export type ImageService = (path: string) => Promise<Image | undefined>;

/** Valid paths; any other is a 404 before a file is read. */
const PATH =
  /^\/storage\/[a-z][a-z0-9-]{0,30}\/(?:studio\/([a-z0-9-]{1,80})(?:\.([0-9a-f]{16}))?|imported\/([0-9a-f]{16}))\/(\d{2,4})\.(avif|webp|jpeg)$/;

/**
 * Renders studio and imported pictures in the requested width and format, and caches them in `dataDir`. Concurrent requests
 * for one picture share its rendering, and two are rendered at a time.
 */
export function createImageService(dataDir: string, avifEffort = AVIF_EFFORT): ImageService {
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const runLimited = limitConcurrency({ max: MAX_RENDERINGS });

  interface Rendering {
    file: string;
    hash: string;
    width: number;
    format: PictureFormat;
  }

  async function read({ file, hash, width, format }: Rendering, network: string): Promise<FileContent> {
    const cached = join(dataDir, "picture-cache", hash.slice(0, 2), `${hash}-${width}.${format}`);
    const content = await openFile(cached).catch(() => undefined);
    if (content) return content;
    const running = pending.get(cached);
    if (running) return contentOf(await running);
    const rendering = runLimited(network, () =>
      renderToCache(cached, () => render(file, width, format, avifEffort)),
    ).finally(() => pending.delete(cached));
    pending.set(cached, rendering);
    return contentOf(await rendering);
  }

  return async (path) => {
    const [, studio, requestedHash, imported, widthText, formatText] = PATH.exec(path) ?? [];
    const width = PICTURE_WIDTHS.find((each) => String(each) === widthText);
    const file = studio ? await findStudioFile(studio) : imported && join(importedFolder(dataDir), `${imported}.webp`);
    if (!file || width === undefined) return undefined;
    const hash = await hashContent(file).catch(() => undefined);
    if (hash === undefined) return undefined;
    const format = formatText as PictureFormat;
    return {
      type: `image/${format}`,
      etag: `"${hash}-${width}-${format}"`,
      isImmutable: (requestedHash ?? imported) === hash,
      read: (network) => read({ file, hash, width, format }, network),
    };
  };
}

async function renderToCache(cached: string, renderPicture: () => Promise<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const data = new Uint8Array(await renderPicture());
  // A picture that cannot be cached is still served.
  await writeWholeFile(cached, data).catch(() => undefined);
  return data;
}
