import * as v from "valibot";
import dictionary from "../../seed/picture-words.json" with { type: "json" };
import { pickOne, type WantedPicture } from "./fit-picture.ts";
import type { Shot, Studio } from "./studio.ts";

const Dictionary = v.object({
  /** The studio's model → its names, in English and Japanese. */
  models: v.record(v.string(), v.array(v.string())),
  /** The studio's colour → its names. */
  colors: v.record(v.string(), v.array(v.string())),
});
const { models, colors } = v.parse(Dictionary, dictionary);

/** A product's texts, most relevant first: name, type, tags, description. */
export type ProductTexts = readonly string[];

interface Found {
  model: string;
  end: number;
  length: number;
}

/**
 * Determines what a product's picture should show: the object and the colour that its texts name. The last object in a
 * text counts, since English and Japanese both end with the noun: "clay plant pot", 「藍染めのトートバッグ」.
 *
 * @param key chooses between equal matches
 */
export function describePicture(key: string, texts: ProductTexts, studio: Studio): WantedPicture {
  const model = texts.map(lastModel).find((found) => found !== undefined) ?? "";
  const text = texts.join("\n");
  const finished = [...studio.shots.values()].filter(
    (shot) => shot.model === model && !shot.of && studio.pictures.has(shot.name),
  );
  const best = Math.max(1, ...finished.map((shot) => colorScore(shot, text)));
  const coloured = finished.filter((shot) => colorScore(shot, text) === best);
  return pickOne(key, coloured) ?? { name: key, model, params: {}, format: "1:1", tags: tagsOf(model, studio) };
}

function lastModel(text: string): string | undefined {
  let last: Found | undefined;
  for (const [model, words] of Object.entries(models)) {
    for (const word of words) {
      const end = findLastEnd(text, word);
      const found = { model, end, length: word.length };
      if (end >= 0 && (!last || end > last.end || (end === last.end && found.length > last.length))) last = found;
    }
  }
  return last?.model;
}

/** Where a word's last occurrence ends in a text; negative when absent. English words match as whole words or plurals. */
function findLastEnd(text: string, word: string): number {
  if (!/^[\w -]+$/.test(word)) return text.lastIndexOf(word) < 0 ? -1 : text.lastIndexOf(word) + word.length;
  const found = [...text.matchAll(new RegExp(`(?<![a-z])${word}(?:e?s)?(?![a-z])`, "gi"))].at(-1);
  return found ? found.index + found[0].length : -1;
}

function colorScore(shot: Shot, text: string): number {
  const own = JSON.stringify(shot.params);
  return Object.entries(colors).filter(
    ([color, words]) => own.includes(`"${color}"`) && words.some((word) => findLastEnd(text, word) >= 0),
  ).length;
}

function tagsOf(model: string, studio: Studio): string[] {
  return [...studio.shots.values()].find((shot) => shot.model === model)?.tags ?? [];
}
