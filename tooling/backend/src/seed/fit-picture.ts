import type { Shot, Studio } from "./studio.ts";

/** What a picture should show. A shot is one; so is what an importer knows of a product. */
export type Wanted = Pick<Shot, "name" | "model" | "params" | "tags" | "format">;

/**
 * The finished picture that fits best: the wanted one itself, else one of the same format that shows the same thing,
 * then one that stands on the same shelves, the more alike the better. Wishes that fit several equally well are spread
 * over them, always in the same way.
 *
 * @returns the name of a master; undefined where the studio has none at all.
 */
export function fitPicture({ shots, masters }: Studio, wanted: Wanted): string | undefined {
  if (masters.has(wanted.name)) return wanted.name;
  let best: string[] = [];
  let highest = -1;
  for (const name of masters.keys()) {
    const shot = shots.get(name);
    if (!shot) continue;
    const score = likeness(shot, wanted);
    if (score < highest) continue;
    if (score > highest) best = [];
    highest = score;
    best.push(name);
  }
  return best[spread(wanted.name, best.length)];
}

function likeness(shot: Shot, wanted: Wanted): number {
  const tags = wanted.tags.filter((tag) => shot.tags.includes(tag)).length;
  const params = Object.entries(wanted.params).filter(([key, value]) => isSame(shot.params[key], value)).length;
  return (shot.format === wanted.format ? 1000 : 0) + (shot.model === wanted.model ? 100 : 0) + tags * 20 + params;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A number below `count` that follows from a name. */
function spread(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return count === 0 ? 0 : sum % count;
}
