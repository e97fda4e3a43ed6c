// Worker that converts the passes of a render to a finished picture.
import { rename, rm } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { develop, readPasses } from "./denoise.mjs";

/** The placeholder colour while the picture loads: the mean of the picture, as #rrggbb. */
async function meanColor(raw, info) {
  const { data } = await sharp(raw, { raw: info })
    .resize(1, 1, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return "#" + [...data.subarray(0, 3)].map((v) => v.toString(16).padStart(2, "0")).join("");
}

parentPort.on("message", (job) => void finish(job));

async function finish({ passes, target, quality }) {
  try {
    const p = await readPasses(passes);
    const raw = develop(p);
    const info = { width: p.w, height: p.h, channels: 3 };
    const image = sharp(raw, { raw: info }).sharpen({ sigma: 0.6, m1: 0, m2: 0.5 });
    const temp = target + ".part";
    const { size } = target.endsWith(".png")
      ? await image.png().toFile(temp)
      : await image.avif({ quality, effort: 5 }).toFile(temp);
    await rename(temp, target);
    await rm(passes, { force: true });
    parentPort.postMessage({ width: p.w, height: p.h, color: await meanColor(raw, info), bytes: size });
  } catch (error) {
    parentPort.postMessage({ error: String(error?.stack ?? error) });
  }
}
