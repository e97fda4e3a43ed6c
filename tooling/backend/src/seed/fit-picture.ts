import type { Picture } from "@noren/contract";
import type { Shot, Studio } from "./studio.ts";

/** The picture to look for: a shot, or the description of an imported product. */
export type WantedPicture = Shot;

/**
 * The best finished picture: the wanted one itself, else one of the same format that shows the same object,
 * else one of the same categories, by similarity. Distributes equally good matches over the
 * pictures, deterministically. Never substitutes a secondary view of another product.
 *
 * @throws Error when the studio has no picture
 */
export function fitPicture({ shots, pictures }: Studio, wanted: WantedPicture): Picture {
  const own = pictures.get(wanted.name);
  if (own) return own;
  let best: Picture[] = [];
  let highest = -1;
  for (const [name, picture] of pictures) {
    const shot = shots.get(name);
    const score = shot && !shot.of ? similarity(shot, wanted) : -1;
    if (score < highest) continue;
    if (score > highest) best = [];
    highest = score;
    best.push(picture);
  }
  const chosen = pickOne(wanted.name, best);
  if (!chosen) throw new Error("The photo studio has no finished picture");
  return chosen;
}

/** The finished pictures of the same object from other angles, by shot name. */
export function listOtherAngles({ shots, pictures }: Studio, name: string): string[] {
  return [...shots.values()].filter((shot) => shot.of === name && pictures.has(shot.name)).map((shot) => shot.name);
}

function similarity(shot: Shot, wanted: WantedPicture): number {
  const tags = wanted.tags.filter((tag) => shot.tags.includes(tag)).length;
  const params = Object.entries(wanted.params).filter(([key, value]) => isSame(shot.params[key], value)).length;
  return (shot.format === wanted.format ? 1000 : 0) + (shot.model === wanted.model ? 100 : 0) + tags * 20 + params;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Picks one of several equal matches by a hash of a name. */
export function pickOne<T>(name: string, from: readonly T[]): T | undefined {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return from[sum % from.length];
}
