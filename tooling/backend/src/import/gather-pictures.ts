import type { Picture } from "@noren/contract";
import { PictureError } from "../images/store-picture.ts";
import { FetchError } from "./fetch-picture.ts";
import { importCopy } from "./import.copy.ts";
import type { ImportedProduct } from "./imported-product.ts";

const AT_ONCE = 4;

/** Fetches and keeps the picture of an address. @throws FetchError or PictureError where it cannot be had. */
export type PictureSource = (address: string) => Promise<Omit<Picture, "alt">>;

export interface Gathered {
  /** Pictures by their addresses. */
  pictures: ReadonlyMap<string, Picture>;
  /** Why the others could not be had → how many. */
  reasons: ReadonlyMap<string, number>;
}

/** Gathers the pictures of all products, each address once; a host that does not answer is not asked again. */
export async function gatherPictures(
  products: readonly ImportedProduct[],
  source: PictureSource,
  onProgress: (done: number, total: number) => void,
): Promise<Gathered> {
  const alts = wantedPictures(products);
  const pictures = new Map<string, Picture>();
  const reasons = new Map<string, number>();
  const downHosts = new Map<string, string>();
  const queue = [...alts];
  let done = 0;

  async function gather(address: string, alt: string): Promise<void> {
    const host = URL.parse(address)?.host ?? "";
    try {
      const known = downHosts.get(host);
      if (known !== undefined) throw new FetchError(known);
      pictures.set(address, { ...(await source(address)), alt });
    } catch (error) {
      if (error instanceof FetchError && error.isHostDown) downHosts.set(host, error.message);
      const reason = reasonOf(error);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }

  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await gather(...next);
      done += 1;
      onProgress(done, alts.size);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { pictures, reasons };
}

/** The addresses of all pictures with what they show. */
function wantedPictures(products: readonly ImportedProduct[]): Map<string, string> {
  const alts = new Map<string, string>();
  for (const { name, images, variants } of products) {
    for (const { address, alt } of images) alts.set(address, alts.get(address) ?? alt);
    for (const { image } of variants) if (image !== "") alts.set(image, alts.get(image) ?? name);
  }
  return alts;
}

function reasonOf(error: unknown): string {
  if (error instanceof FetchError) return error.message;
  if (error instanceof PictureError) return importCopy.picture.notAPicture;
  throw error;
}
