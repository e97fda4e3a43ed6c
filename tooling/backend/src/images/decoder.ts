import { availableParallelism } from "node:os";
import sharp from "sharp";

/**
 * The decoder of pictures, which strangers send. Each task uses one of libuv's four threads, which password hashing and file
 * reads use too. The limits of hashing (2), renderings (2) and uploads (1) are separate: all together can occupy the four
 * threads.
 */

// One thread per picture.
sharp.concurrency(1);
sharp.cache(false);
// SVG, PDF and rarer formats would let a file use far more code than photographs need.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff"].map((format) => `VipsForeignLoad${format}`),
});

/** Above any phone's resolution; decoding takes up to 300 MB. */
export const MAX_PIXELS = 60_000_000;

/** Pictures for visitors that are rendered at a time. */
export const MAX_RENDERINGS = Math.min(2, availableParallelism());

export { sharp };
