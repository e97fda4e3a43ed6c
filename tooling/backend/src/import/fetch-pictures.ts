import type { Picture } from "@noren/contract";
import { PictureError } from "../images/store-picture.ts";
import { FetchError } from "./fetch-picture.ts";
import { importCopy } from "./import.copy.ts";
import type { ImportedProduct } from "./imported-product.ts";

const CONCURRENCY = 4;

/** Fetches and stores the picture at a URL. @throws FetchError or PictureError */
export type PictureSource = (url: string) => Promise<Omit<Picture, "alt">>;

export interface FetchedPictures {
  /** Stored pictures by URL. */
  pictures: ReadonlyMap<string, Omit<Picture, "alt">>;
  /** Number of failed pictures by reason. */
  reasons: ReadonlyMap<string, number>;
}

/** Fetches the pictures of all products, each URL once; skips the other URLs of a host that does not respond. */
export async function fetchPictures(
  products: readonly ImportedProduct[],
  source: PictureSource,
  onProgress: (done: number, total: number) => void,
): Promise<FetchedPictures> {
  const urls = listPictureUrls(products);
  const pictures = new Map<string, Omit<Picture, "alt">>();
  const reasons = new Map<string, number>();
  const downHosts = new Map<string, string>();
  const queue = [...urls];
  let done = 0;

  async function fetchOne(url: string): Promise<void> {
    const host = URL.parse(url)?.host ?? "";
    try {
      const known = downHosts.get(host);
      if (known !== undefined) throw new FetchError(known);
      pictures.set(url, await source(url));
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
      onProgress(done, urls.size);
    }
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { pictures, reasons };
}

/** The URLs of all pictures, each once. */
function listPictureUrls(products: readonly ImportedProduct[]): Set<string> {
  const urls = products.flatMap(({ images, variants }) => [
    ...(images ?? []).map(({ url }) => url),
    ...variants.map(({ image }) => image),
  ]);
  return new Set(urls.filter((url) => url !== ""));
}

function reasonOf(error: unknown): string {
  if (error instanceof FetchError) return error.message;
  if (error instanceof PictureError) return importCopy.picture.notAPicture;
  throw error;
}
