import type { Picture } from "./shapes/media.ts";

/** The `path` of the picture of a product that has none; views draw a placeholder instead. */
export const NO_PICTURE_PATH = "none";

/** The widths in pixels that the image service supports; others are 404. */
export const PICTURE_WIDTHS = [80, 160, 240, 320, 480, 640, 800, 960, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * The URL of a picture in a width and format. `base` is `SITE.STORAGE_URL` and `SITE.CHANNEL_PREFIX`, joined by `/`.
 */
export function pictureUrl(
  base: string,
  picture: Pick<Picture, "path">,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `${base}/${picture.path}/${width}.${format}`;
}
