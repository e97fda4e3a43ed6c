import { readFileSync } from "node:fs";
import type { Picture, ProductVideo } from "@noren/contract";
import * as v from "valibot";
import { readStudioPictures } from "../images/studio.ts";
import { readStudioVideos } from "../videos/studio-videos.ts";

const SHOTS = new URL("../../../studio/shots.json", import.meta.url);

const Shot = v.object({
  name: v.string(),
  /** The object photographed: `bowl`, `tshirt` … */
  model: v.string(),
  params: v.record(v.string(), v.unknown()),
  /** Aspect ratio; square by default. */
  format: v.optional(v.string(), "1:1"),
  tags: v.array(v.string()),
  /** The main shot of the product that this shot shows from another angle. */
  of: v.optional(v.string()),
});
export type Shot = v.InferOutput<typeof Shot>;

/** A shot from another angle; it inherits missing fields from the product's main shot. */
const SecondaryShot = v.object({ name: v.string(), of: v.string() });

/** The photo studio's shots by name, and which of them are finished. */
export interface Studio {
  shots: ReadonlyMap<string, Shot>;
  pictures: ReadonlyMap<string, Picture>;
}

/** The studio with its videos by name. */
export interface FilmingStudio extends Studio {
  videos: ReadonlyMap<string, ProductVideo>;
}

/** Reads the studio's lists. @throws Error for an invalid line of `shots.json` */
export async function openStudio(): Promise<FilmingStudio> {
  const shots = new Map<string, Shot>();
  for (const line of v.parse(v.array(v.union([SecondaryShot, Shot])), JSON.parse(readFileSync(SHOTS, "utf8")))) {
    const shot = "model" in line ? line : shots.get(line.of);
    if (!shot) throw new Error(`shots.json: "${line.name}" refers with "of" to a shot that is not above it`);
    shots.set(line.name, { ...shot, ...line });
  }
  const pictures = await readStudioPictures();
  return { shots, pictures, videos: await readStudioVideos(pictures) };
}
