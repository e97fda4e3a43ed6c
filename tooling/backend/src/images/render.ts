import type { PictureFormat } from "@noren/contract";
import type { Sharp } from "sharp";
import { sharp } from "./decoder.ts";

/**
 * The first visitor of a width waits for the rendering: AVIF's effort 3 takes nearly twice as long as 2 and saves 3 %, 4
 * takes six times as long.
 */
export const AVIF_EFFORT = 2;

/** Qualities chosen by eye on the studio's pictures: no banding in gradients, no fringes at edges. */
const encode: Record<PictureFormat, (picture: Sharp, avifEffort: number) => Sharp> = {
  avif: (picture, effort) => picture.avif({ quality: 62, effort }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4, smartSubsample: true }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

/** A file's picture in a width and format, never larger than it is. */
export function render(file: string, width: number, format: PictureFormat, avifEffort: number): Promise<Buffer> {
  return encode[format](sharp(file).resize({ width, withoutEnlargement: true }), avifEffort).toBuffer();
}
