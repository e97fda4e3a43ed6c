import type { MediaType, ReceivedFile } from "@noren/contract";
import sharp from "sharp";
import { issueCopy } from "../http/http.copy.ts";
import { invalid } from "../http/problems.ts";

/** Above any camera's resolution, small enough for memory. */
const MAX_PIXELS = 60_000_000;

const formats = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;
const isPicture = (type: MediaType): type is keyof typeof formats => type in formats;

/**
 * Re-encodes a picture upright, which removes metadata (place, author) and appended data. Returns other files unchanged.
 *
 * @throws ApiError 422 on `file` where the picture cannot be read
 */
export async function cleanPicture({ bytes, type }: ReceivedFile): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPicture(type)) return bytes;
  try {
    const clean = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().toFormat(formats[type]).toBuffer();
    return new Uint8Array(clean);
  } catch {
    throw invalid({ file: [issueCopy.fileType] });
  }
}
