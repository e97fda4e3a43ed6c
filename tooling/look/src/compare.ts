import { readFileSync } from "node:fs";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** A difference that a person sees: OKLab distance from 0 to 1. */
const THRESHOLD = 0.04;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Reads a picture, with white below it up to a size. */
async function readPixels(file: string | Buffer, size?: { width: number; height: number }): Promise<Pixels> {
  const { width, height } = await sharp(file).metadata();
  const grown = size && {
    right: size.width - width,
    bottom: size.height - height,
    background: "white",
  };
  const picture = sharp(file).ensureAlpha();
  const { data, info } = await (grown ? picture.extend(grown) : picture).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Compares two pictures, also of different heights.
 * @param marked file for the second picture with the difference in red; written if there is one
 * @returns the share of the pixels that differ, from 0 to 1
 */
export async function comparePictures(before: string, after: string, marked: string): Promise<number> {
  const [one, other] = [readFileSync(before), readFileSync(after)];
  if (one.equals(other)) return 0;
  const sizes = await Promise.all([sharp(one).metadata(), sharp(other).metadata()]);
  const size = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const [left, right] = await Promise.all([readPixels(one, size), readPixels(other, size)]);
  const { width, height } = size;
  const output = Buffer.alloc(right.data.length);
  const different = pixelmatch(left.data, right.data, output, width, height, { threshold: THRESHOLD, alpha: 0.3 });
  if (different > 0)
    await sharp(output, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(marked);
  return different / (width * height);
}
