import * as v from "valibot";
import dictionary from "../../seed/picture-words.json" with { type: "json" };
import { choose, type Wanted } from "./fit-picture.ts";
import type { Shot, Studio } from "./studio.ts";

const Dictionary = v.object({
  /** Model of the studio → what such things are called, in English and Japanese. */
  models: v.record(v.string(), v.array(v.string())),
  /** Colour of the studio → the words for it. */
  colors: v.record(v.string(), v.array(v.string())),
});
const { models, colors } = v.parse(Dictionary, dictionary);

/** What is known of a product, the most telling text first: its name, then its type, its tags, its description. */
export type Telling = readonly string[];

interface Found {
  model: string;
  end: number;
  length: number;
}

/**
 * What a product's picture should show: the thing that its words name, in the colour that they name. The last thing in a
 * text counts, since English and Japanese both end with what it is: "clay plant pot", 「藍染めのトートバッグ」.
 *
 * @param key decides between pictures that fit equally well
 */
export function wantedBy(key: string, telling: Telling, studio: Studio): Wanted {
  const model = telling.map(lastModel).find((found) => found !== undefined) ?? "";
  const text = telling.join("\n");
  const shown = [...studio.shots.values()].filter(
    (shot) => shot.model === model && !shot.of && studio.pictures.has(shot.name),
  );
  const best = Math.max(1, ...shown.map((shot) => colorScore(shot, text)));
  const coloured = shown.filter((shot) => colorScore(shot, text) === best);
  return choose(key, coloured) ?? { name: key, model, params: {}, format: "1:1", tags: tagsOf(model, studio) };
}

function lastModel(text: string): string | undefined {
  let last: Found | undefined;
  for (const [model, words] of Object.entries(models)) {
    for (const word of words) {
      const end = lastEnd(text, word);
      const found = { model, end, length: word.length };
      if (end >= 0 && (!last || end > last.end || (end === last.end && found.length > last.length))) last = found;
    }
  }
  return last?.model;
}

/** Where a word ends last in a text; below 0 where it does not stand in it. English words stand alone or in the plural. */
function lastEnd(text: string, word: string): number {
  if (!/^[\w -]+$/.test(word)) return text.lastIndexOf(word) < 0 ? -1 : text.lastIndexOf(word) + word.length;
  const found = [...text.matchAll(new RegExp(`(?<![a-z])${word}(?:e?s)?(?![a-z])`, "gi"))].at(-1);
  return found ? found.index + found[0].length : -1;
}

function colorScore(shot: Shot, text: string): number {
  const own = JSON.stringify(shot.params);
  return Object.entries(colors).filter(
    ([color, words]) => own.includes(`"${color}"`) && words.some((word) => lastEnd(text, word) >= 0),
  ).length;
}

function tagsOf(model: string, studio: Studio): string[] {
  return [...studio.shots.values()].find((shot) => shot.model === model)?.tags ?? [];
}
