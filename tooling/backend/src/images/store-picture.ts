import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "@noren/contract";
import type { OutputInfo } from "sharp";
import { hashOf } from "./content-hash.ts";
import { MAX_PIXELS, sharp } from "./decoder.ts";
import { writeWholeFile } from "./write-whole-file.ts";

/** Scales longer sides down, since no page shows a larger picture. */
const MAX_SIDE = 1600;
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "heif", "gif", "tiff"]);

/** Folder of imported pictures. */
export const importedFolder = (dataDir: string): string => join(dataDir, "pictures");

/** The file is not a readable picture. */
export class PictureError extends Error {
  override readonly name = "PictureError";
}

/**
 * Stores an external picture and returns what a page needs to show it. Re-encodes it, which removes metadata, and stores the
 * same picture once.
 *
 * @throws PictureError when the bytes are not a picture
 */
export async function storePicture(dataDir: string, bytes: Uint8Array): Promise<Omit<Picture, "alt">> {
  const { data, info, color } = await normalise(bytes);
  const hash = hashOf(data);
  const file = join(importedFolder(dataDir), `${hash}.webp`);
  if (!existsSync(file)) await writeWholeFile(file, data);
  return { path: `imported/${hash}`, width: info.width, height: info.height, color };
}

async function normalise(bytes: Uint8Array): Promise<{ data: Buffer; info: OutputInfo; color: string }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new PictureError(`${format} is not an accepted picture format`);
    const upright = picture.rotate().flatten({ background: "#ffffff" });
    const sized = upright.resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true });
    const { data, info } = await sized.webp({ quality: 92 }).toBuffer({ resolveWithObject: true });
    const { r, g, b } = (await sharp(data).stats()).dominant;
    const color = `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    return { data, info, color };
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError("The file is not a readable picture", { cause });
  }
}
