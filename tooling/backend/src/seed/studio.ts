import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

const STUDIO = fileURLToPath(new URL("../../../studio", import.meta.url));

const Shot = v.object({
  name: v.string(),
  /** What is photographed: `bowl`, `tshirt` … */
  model: v.string(),
  params: v.record(v.string(), v.unknown()),
  set: v.string(),
  angle: v.string(),
  /** Width to height; a square where it is left out. */
  format: v.optional(v.string(), "1:1"),
  alt: v.string(),
  tags: v.array(v.string()),
});
export type Shot = v.InferOutput<typeof Shot>;

const Master = v.object({
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
  /** Dominant colour, `#rrggbb`. */
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  alt: v.string(),
});
export type Master = v.InferOutput<typeof Master>;

/** The photo studio's list of pictures, and those of them that are finished. */
export interface Studio {
  shots: ReadonlyMap<string, Shot>;
  masters: ReadonlyMap<string, Master>;
}

/** Reads `shots.json` and `masters.json` of the studio's folder. @throws ValiError where a line is not as it should be. */
export function openStudio(folder = STUDIO): Studio {
  const index = join(folder, "masters.json");
  const shots = v.parse(v.array(Shot), readJson(join(folder, "shots.json")));
  const masters = existsSync(index) ? v.parse(v.record(v.string(), Master), readJson(index)) : {};
  return {
    shots: new Map(shots.map((shot) => [shot.name, shot])),
    masters: new Map(Object.entries(masters)),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
