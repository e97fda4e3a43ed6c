import type { MediaType, ReceivedFile } from "@noren/contract";
import type { Sharp } from "sharp";
import { readCurrentNetwork } from "../process/current-network.ts";
import { issueCopy } from "../http/http.copy.ts";
import { createValidationError } from "../http/problems.ts";
import { MAX_PIXELS, sharp } from "../images/decoder.ts";
import { limitConcurrency } from "../process/limit-concurrency.ts";

/** Larger than a screen, so that the shop's staff can read a label on a photograph. */
const MAX_SIDE = 2400;
const TIMEOUT_SECONDS = 10;
const MAX_WAITING = 10;

/** One at a time: a small file may decode to 60 million pixels. */
const runLimited = limitConcurrency({ max: 1, maxWaiting: MAX_WAITING });

const encoders = {
  "image/jpeg": (picture: Sharp) => picture.jpeg(),
  "image/png": (picture: Sharp) => picture.png(),
  "image/webp": (picture: Sharp) => picture.webp({ effort: 1 }),
} as const;
const isPicture = (type: MediaType): type is keyof typeof encoders => type in encoders;

/**
 * Re-encodes a picture upright, at most `maxSide` pixels wide and high, which removes metadata (place, author), appended data and
 * all frames but the first. Returns other files unchanged. The networks whose pictures wait take turns.
 *
 * @throws ApiError 422 on `file` where the picture cannot be read, WorkerRefusal (503) while too many wait
 */
export function cleanPicture(
  { bytes, type }: Pick<ReceivedFile, "bytes" | "type">,
  maxSide: number = MAX_SIDE,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPicture(type)) return Promise.resolve(bytes);
  return runLimited(readCurrentNetwork(), async () => {
    try {
      const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).autoOrient();
      const scaled = upright.resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true });
      const clean = await encoders[type](scaled).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
      return new Uint8Array(clean);
    } catch {
      throw createValidationError({ file: [issueCopy.fileType] });
    }
  });
}
