import type { ProductVideo } from "@noren/contract";
import type { ProductDraft } from "../catalogue/save-products.ts";
import type { FetchedFiles } from "./fetch-files.ts";
import type { ImportedProduct } from "./imported-product.ts";

/** The video that the file names, else that of an earlier import, since a fetch may fail today; null if the file removes it. */
export function chooseVideo(
  { video }: ImportedProduct,
  before: ProductDraft | undefined,
  { pictures, videos, captions }: FetchedFiles,
): ProductVideo | null {
  if (video === null) return null;
  const file = video && videos.get(video.url);
  const poster = video && pictures.get(video.poster);
  if (!video || !file || !poster) return before?.video ?? null;
  const { title } = video;
  return { ...file, title, poster: { ...poster, alt: title }, captions: captions.get(video.captions) ?? null };
}
