import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Picture } from "@noren/contract";
import { hashContent } from "./content-hash.ts";

const STUDIO = new URL("../../../studio/", import.meta.url);

/** A line of the studio's `masters.json`. */
interface Master {
  file: string;
  width: number;
  height: number;
  color: string;
  alt: string;
}

/** The studio's pictures by name. Their paths contain the file's hash, so that they may be cached forever. */
export async function readStudioPictures(): Promise<ReadonlyMap<string, Picture>> {
  const pictures = await Promise.all(
    [...(await readMasters())].map(async ([name, { file, width, height, color, alt }]) => {
      const hash = await hashContent(fileURLToPath(new URL(file, STUDIO)));
      return [name, { path: `studio/${name}.${hash}`, width, height, color, alt }] as const;
    }),
  );
  return new Map(pictures);
}

/** The file of a picture by name; undefined when the studio has none. */
export async function findStudioFile(name: string): Promise<string | undefined> {
  const master = (await readMasters()).get(name);
  return master && fileURLToPath(new URL(master.file, STUDIO));
}

async function readMasters(): Promise<ReadonlyMap<string, Master>> {
  const text = await readFile(new URL("masters.json", STUDIO), "utf8");
  return new Map(Object.entries(JSON.parse(text) as Record<string, Master>));
}
