import type { Picture, ProductVideo } from "@noren/contract";
import { PictureError } from "../images/store-picture.ts";
import { VideoError } from "../videos/store-video.ts";
import { FetchError } from "./fetch-file.ts";
import { importCopy } from "./import.copy.ts";
import type { ImportedProduct } from "./imported-product.ts";

const CONCURRENCY = 4;

/** Fetches and stores the picture at a URL. @throws FetchError or PictureError */
export type PictureSource = (url: string) => Promise<Omit<Picture, "alt">>;
type StoredVideo = Pick<ProductVideo, "path" | "type">;

/** Fetch and store files at a URL. They throw `FetchError`, `PictureError` or `VideoError`. */
export interface FileSources {
  pictures: PictureSource;
  videos: (url: string) => Promise<StoredVideo>;
  /** Returns the path of the captions. */
  captions: (url: string) => Promise<string>;
}

/** Stored files by URL. */
export interface FetchedFiles {
  pictures: ReadonlyMap<string, Omit<Picture, "alt">>;
  videos: ReadonlyMap<string, StoredVideo>;
  captions: ReadonlyMap<string, string>;
  /** Number of failed files by reason. */
  reasons: ReadonlyMap<string, number>;
}

/** Fetches the files of all products, each URL once; skips the other URLs of a host that does not respond. */
export async function fetchFiles(
  products: readonly ImportedProduct[],
  sources: FileSources,
  onProgress: (done: number, total: number) => void,
): Promise<FetchedFiles> {
  const fetched = {
    pictures: new Map<string, Omit<Picture, "alt">>(),
    videos: new Map<string, StoredVideo>(),
    captions: new Map<string, string>(),
  };
  const videos = products.flatMap(({ video }) => video ?? []);
  const queue = [
    ...toTasks(listPictureUrls(products), sources.pictures, fetched.pictures),
    ...toTasks(new Set(videos.map(({ url }) => url)), sources.videos, fetched.videos),
    ...toTasks(new Set(videos.flatMap(({ captions }) => captions || [])), sources.captions, fetched.captions),
  ];
  const total = queue.length;
  const reasons = new Map<string, number>();
  const downHosts = new Map<string, string>();
  let done = 0;

  async function fetchOne({ url, fetch }: Task): Promise<void> {
    const host = URL.parse(url)?.host ?? "";
    try {
      const known = downHosts.get(host);
      if (known !== undefined) throw new FetchError(known);
      await fetch();
    } catch (error) {
      if (error instanceof FetchError && error.isHostDown) downHosts.set(host, error.message);
      const reason = reasonOf(error);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }

  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await fetchOne(next);
      done += 1;
      onProgress(done, total);
    }
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { ...fetched, reasons };
}

interface Task {
  url: string;
  fetch: () => Promise<void>;
}

const toTasks = <Stored>(
  urls: ReadonlySet<string>,
  source: (url: string) => Promise<Stored>,
  fetched: Map<string, Stored>,
): Task[] => [...urls].map((url) => ({ url, fetch: async () => void fetched.set(url, await source(url)) }));

/** The URLs of all pictures, each once. */
function listPictureUrls(products: readonly ImportedProduct[]): Set<string> {
  const urls = products.flatMap(({ images, variants, video }) => [
    ...(images ?? []).map(({ url }) => url),
    video?.poster ?? "",
    ...variants.map(({ image }) => image),
  ]);
  return new Set(urls.filter((url) => url !== ""));
}

function reasonOf(error: unknown): string {
  if (error instanceof FetchError) return error.message;
  if (error instanceof VideoError) return importCopy.fetchedFile.notAVideo;
  if (error instanceof PictureError) return importCopy.fetchedFile.notAPicture;
  throw error;
}
