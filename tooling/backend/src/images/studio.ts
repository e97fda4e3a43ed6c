import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Picture } from "@noren/contract";

const STUDIO = new URL("../../../studio/", import.meta.url);

/** A line of the studio's `masters.json`. */
interface Master {
  file: string;
  width: number;
  height: number;
  color: string;
  alt: string;
  hash: string;
}

/** The studio's pictures by their names. Their paths carry the hash of the file, so that they may be cached for ever. */
export async function studioPictures(): Promise<ReadonlyMap<string, Picture>> {
  const masters = await readMasters();
  return new Map(
    [...masters].map(([name, { width, height, color, alt, hash }]) => [
      name,
      { path: `studio/${name}.${hash}`, width, height, color, alt },
    ]),
  );
}

/** The file behind a path of `studioPictures`, undefined where there is none. */
export async function studioFile(name: string, hash: string): Promise<string | undefined> {
  const master = (await readMasters()).get(name);
  return master?.hash === hash ? fileURLToPath(new URL(master.file, STUDIO)) : undefined;
}

async function readMasters(): Promise<ReadonlyMap<string, Master>> {
  const text = await readFile(new URL("masters.json", STUDIO), "utf8");
  return new Map(Object.entries(JSON.parse(text) as Record<string, Master>));
}
