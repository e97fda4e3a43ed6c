import { colorScheme } from "@noren/api/endpoints/color-scheme";
import type { Answer } from "@noren/contract";
import ownTokens from "#ui/tokens.css?raw";
import { contrast, MIN_CONTRAST, readTokens } from "#ui/tokens-contrast";
import simpleTokens from "@noren/ui-simple/tokens.css?raw";
import type { RootState } from "../state/store.ts";

type ColorScheme = Answer<"getColorScheme">;

const themeColors = readTokens(simpleTokens, ownTokens);

const ACCENTS = ["--color-accent", "--color-accent-strong"];
const TEXTS = [
  ...ACCENTS,
  "--color-ink",
  "--color-ink-soft",
  "--color-danger",
  "--color-danger-strong",
  "--color-success",
  "--color-warning",
];
const PAPERS = ["--color-paper", "--color-paper-quiet", "--color-accent-soft"];

/** Text on a background, as the elements combine them. */
const PAIRS = [
  ...TEXTS.flatMap((text) => PAPERS.map((paper) => [text, paper] as const)),
  ...ACCENTS.map((accent) => ["--color-ink-inverse", accent] as const),
];

/** The pairs of tokens that are legible in the theme and no longer with the colours of the shop. */
export function findLostContrasts(colors: Readonly<Record<string, string>>): string[] {
  const shopColors = new Map([
    ...themeColors,
    ...Object.entries(colors).map(([name, value]) => [`--${name}`, value] as const),
  ]);
  const isLegible = (tokens: ReadonlyMap<string, string>, [text, paper]: readonly [string, string]) =>
    contrast(tokens.get(text), tokens.get(paper)) >= MIN_CONTRAST;
  return PAIRS.filter((pair) => isLegible(themeColors, pair) && !isLegible(shopColors, pair)).map((pair) =>
    pair.join(" on "),
  );
}

/** Production checks that answers have strings, not what these contain: markup would end the style. */
const isColor = ([name, value]: [string, string]) => /^color(-[a-z]+)+$/.test(name) && /^#[0-9a-f]{6}$/.test(value);

/** The style sheets that were composed, by answer: the page and its policy both ask for it. */
const composed = new WeakMap<ColorScheme, string>();

/**
 * The colours of the shop's selected scheme as custom properties, which take precedence over those of the theme in its
 * cascade layer; empty for a shop without one. A scheme that makes text illegible is left out, and logged.
 */
export function composeColorScheme(state: RootState): string {
  const { data } = colorScheme.endpoints.getColorScheme.select()(state);
  if (!data) return "";
  const sheet = composed.get(data) ?? compose(data);
  composed.set(data, sheet);
  return sheet;
}

function compose(scheme: ColorScheme): string {
  const colors = Object.entries(scheme.colors ?? {}).filter(isColor);
  if (colors.length === 0) return "";
  const lost = findLostContrasts(Object.fromEntries(colors));
  if (lost.length > 0) {
    console.warn(`The colour scheme ${scheme.key} is left out, because its contrast is too low: ${lost.join(", ")}`);
    return "";
  }
  return `:root{${colors.map(([name, value]) => `--${name}:${value}`).join(";")}}`;
}
