/** Particles and affixes between the words of a compound. */
const AFFIX = /^(?:[のなとやにでをおごい]|御|用|入り?|付き?|つき|風|色|系|製|型)$/;

// Costs of a part. The cheapest split wins, so few long words of the shop are preferred to many short ones.
const KNOWN_COST = 1;
/** Single characters are rarely the words that were meant. */
const SINGLE_COST = 1.8;
const AFFIX_COST = 0.6;
/** Of each character that belongs to no word. */
const UNKNOWN_COST = 3;
/** The longest word that is looked up. */
const MAX_PART_LETTERS = 20;

/** The cheapest split of the first characters. */
interface Split {
  cost: number;
  /** Where the last part begins. */
  from: number;
  kind: "known" | "affix" | "unknown";
}

/**
 * Splits a normalised word into words of the shop: 「黒いお皿」 → 黒, お皿. Characters between them that belong to no word
 * stay together as a part. Returns null when fewer than half of the characters belong to words, or it is not a compound.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | null {
  const characters = Array.from(word);
  const splits: Split[] = [];
  for (let end = 1; end <= characters.length; end += 1) splits.push(bestSplit(characters, end, splits, isKnown));
  const parts = backtrack(characters, splits);
  const known = parts.filter(({ kind }) => kind === "known");
  const knownLength = known.reduce((sum, { text }) => sum + Array.from(text).length, 0);
  if (knownLength * 2 < characters.length || (known.length === 1 && parts.length === 1)) return null;
  return parts.filter(({ kind }) => kind !== "affix").map(({ text }) => text);
}

function bestSplit(
  characters: readonly string[],
  end: number,
  splits: readonly Split[],
  isKnown: (part: string) => boolean,
): Split {
  const costTo = (place: number) => (place === 0 ? 0 : (splits[place - 1]?.cost ?? Infinity));
  let best: Split = { cost: costTo(end - 1) + UNKNOWN_COST, from: end - 1, kind: "unknown" };
  for (let from = Math.max(0, end - MAX_PART_LETTERS); from < end; from += 1) {
    const text = characters.slice(from, end).join("");
    const kind = isKnown(text) ? "known" : AFFIX.test(text) ? "affix" : null;
    if (kind === null) continue;
    const own = kind === "affix" ? AFFIX_COST : end - from === 1 ? SINGLE_COST : KNOWN_COST;
    if (costTo(from) + own < best.cost) best = { cost: costTo(from) + own, from, kind };
  }
  return best;
}

function backtrack(characters: readonly string[], splits: readonly Split[]): { text: string; kind: Split["kind"] }[] {
  const parts: { text: string; kind: Split["kind"] }[] = [];
  for (let end = characters.length; end > 0;) {
    const { from, kind } = splits[end - 1] ?? { from: 0, kind: "unknown" };
    const text = characters.slice(from, end).join("");
    const next = parts[0];
    if (kind === "unknown" && next?.kind === "unknown") next.text = text + next.text;
    else parts.unshift({ text, kind });
    end = from;
  }
  return parts;
}
