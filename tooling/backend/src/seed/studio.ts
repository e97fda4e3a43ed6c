import { readFileSync } from "node:fs";
import type { Picture } from "@noren/contract";
import * as v from "valibot";
import { studioPictures } from "../images/studio.ts";

const SHOTS = new URL("../../../studio/shots.json", import.meta.url);

const Shot = v.object({
  name: v.string(),
  /** What is photographed: `bowl`, `tshirt` … */
  model: v.string(),
  params: v.record(v.string(), v.unknown()),
  /** Width to height; a square where it is left out. */
  format: v.optional(v.string(), "1:1"),
  tags: v.array(v.string()),
});
export type Shot = v.InferOutput<typeof Shot>;

/** The photo studio's list of pictures by their names, and those of them that are finished. */
export interface Studio {
  shots: ReadonlyMap<string, Shot>;
  pictures: ReadonlyMap<string, Picture>;
}

/** Reads the studio's lists. @throws ValiError where a line of `shots.json` is not as it should be. */
export async function openStudio(): Promise<Studio> {
  const shots = v.parse(v.array(Shot), JSON.parse(readFileSync(SHOTS, "utf8")));
  return { shots: new Map(shots.map((shot) => [shot.name, shot])), pictures: await studioPictures() };
}
