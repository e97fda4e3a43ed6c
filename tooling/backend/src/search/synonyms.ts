import type { SynonymGroup } from "../db/schema/catalogue.ts";
import { fold, splitFoldedWords } from "./fold.ts";

/** What a word also means. `weight` ranks products that have only the other word below those with the typed one. */
export interface Synonym {
  word: string;
  weight: number;
}

/** The synonyms of a shop by folded word. */
export interface Synonyms {
  of: ReadonlyMap<string, readonly Synonym[]>;
  /** Folded words that a search may omit. */
  omitted: ReadonlySet<string>;
}

/** Words that mean the same, e.g. 湯のみ and 湯呑. */
const EQUIVALENT_WEIGHT = 0.95;
/** What the first word of a group leads to, e.g. 贈り物 to sets. */
const LEAD_WEIGHT = 0.6;

/** The form in which a word of a group is looked up: folded, without spaces. */
const keyOf = (word: string) => splitFoldedWords(word).join("");

export function indexSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const of = new Map<string, Map<string, number>>();
  const omitted = new Set<string>();
  const add = (key: string, other: string, weight: number) => {
    if (key === "" || fold(other) === key) return;
    const known = of.get(key) ?? new Map<string, number>();
    known.set(other, Math.max(weight, known.get(other) ?? 0));
    of.set(key, known);
  };
  for (const { kind, words } of groups) {
    const [first = "", ...rest] = words;
    if (kind === "omit") for (const word of words) omitted.add(keyOf(word));
    if (kind === "leads") for (const other of rest) add(keyOf(first), other, LEAD_WEIGHT);
    if (kind === "equal")
      for (const word of words) for (const other of words) add(keyOf(word), other, EQUIVALENT_WEIGHT);
  }
  const lists = [...of].map(([key, known]) => [key, [...known].map(([word, weight]) => ({ word, weight }))] as const);
  return { of: new Map(lists), omitted };
}
