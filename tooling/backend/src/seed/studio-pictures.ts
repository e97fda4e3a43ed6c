import type { Picture } from "@noren/contract";
import { fitPicture, type Wanted } from "./fit-picture.ts";
import type { Studio } from "./studio.ts";

/** Where a picture of the studio is found under the storage, see `images`. */
export const studioPath = (name: string) => `studio/${name}`;

/** A finished picture as a page needs it. The alternative text says what is really seen. */
export function studioPicture(studio: Studio, wanted: Wanted): Picture {
  const name = fitPicture(studio, wanted);
  const master = name === undefined ? undefined : studio.masters.get(name);
  if (name === undefined || !master) throw new Error("The photo studio has no finished picture: run `npm run studio`.");
  const { width, height, color, alt } = master;
  return { path: studioPath(name), width, height, color, alt };
}

/** The pictures of the same thing from other sides, as far as they are finished. */
export function otherAngles(studio: Studio, name: string): string[] {
  const shot = studio.shots.get(name);
  if (!shot) return [];
  const same = JSON.stringify([shot.model, shot.params]);
  return [...studio.shots.values()]
    .filter((other) => other.name !== name && JSON.stringify([other.model, other.params]) === same)
    .filter((other) => other.format === shot.format && studio.masters.has(other.name))
    .map((other) => other.name);
}
