import type { MediaType, ReceivedFile } from "@noren/contract";
import sharp from "sharp";
import { issueCopy } from "../http/http.copy.ts";
import { invalid } from "../http/problems.ts";

/** More than any camera makes, less than a memory holds. */
const MAX_PIXELS = 60_000_000;

const formats = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;
const isPicture = (type: MediaType): type is keyof typeof formats => type in formats;

/**
 * Decodes a picture and writes it anew, upright: where it was taken and by whom is not kept, nor whatever hides behind its
 * pixels. Other files stay as they are.
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
