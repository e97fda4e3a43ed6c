import { availableParallelism } from "node:os";
import sharp from "sharp";

/**
 * The decoder of pictures, which strangers send. Its tasks and the hashing of passwords share the four threads of libuv:
 * each task uses one thread, and the limits of its users leave threads free.
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
