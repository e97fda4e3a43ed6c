import type { Picture } from "@noren/contract";
import type { Shot, Studio } from "./studio.ts";

/** What a picture should show: a shot, or what an importer knows of a product. */
export type Wanted = Shot;

/**
 * The finished picture that fits best: the wanted one itself, else one of the same format that shows the same thing,
 * then one that stands on the same categories, the more alike the better. Wishes that fit several equally well are spread
 * over them, always in the same way. Other sides of a product stand in for nothing.
 *
 * @throws Error where the studio has no picture at all.
 */
export function fitPicture({ shots, pictures }: Studio, wanted: Wanted): Picture {
  const own = pictures.get(wanted.name);
  if (own) return own;
  let best: Picture[] = [];
  let highest = -1;
  for (const [name, picture] of pictures) {
    const shot = shots.get(name);
    const score = shot && !shot.of ? likeness(shot, wanted) : -1;
    if (score < highest) continue;
    if (score > highest) best = [];
    highest = score;
    best.push(picture);
  }
  const chosen = choose(wanted.name, best);
  if (!chosen) throw new Error("The photo studio has no finished picture");
  return chosen;
}

/** The finished pictures of the same thing from other sides, by the names of their shots. */
export function otherAngles({ shots, pictures }: Studio, name: string): string[] {
  return [...shots.values()].filter((shot) => shot.of === name && pictures.has(shot.name)).map((shot) => shot.name);
}

function likeness(shot: Shot, wanted: Wanted): number {
  const tags = wanted.tags.filter((tag) => shot.tags.includes(tag)).length;
  const params = Object.entries(wanted.params).filter(([key, value]) => isSame(shot.params[key], value)).length;
  return (shot.format === wanted.format ? 1000 : 0) + (shot.model === wanted.model ? 100 : 0) + tags * 20 + params;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** One of several that fit equally well, which follows from a name. */
export function choose<T>(name: string, from: readonly T[]): T | undefined {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return from[sum % from.length];
}
