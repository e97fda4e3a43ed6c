import { colorScheme } from "@noren/api/endpoints/color-scheme";
import ownTokens from "#ui/tokens.css?raw";
import { contrast, MIN_CONTRAST, readTokens } from "#ui/tokens-contrast";
import simpleTokens from "@noren/ui-simple/tokens.css?raw";
import type { RootState } from "../state/store.ts";

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

/**
 * The colours of the shop's selected scheme as custom properties, which take precedence over those of the theme in its
 * cascade layer. A scheme that makes text illegible is left out, and logged.
 */
export function renderColorScheme(state: RootState, nonce: string): Buffer {
  const { data } = colorScheme.endpoints.getColorScheme.select()(state);
  const colors = Object.entries(data?.colors ?? {}).filter(isColor);
  if (!data || colors.length === 0) return Buffer.alloc(0);
  const lost = findLostContrasts(Object.fromEntries(colors));
  if (lost.length > 0) {
    console.warn(`The colour scheme ${data.key} is left out, because its contrast is too low: ${lost.join(", ")}`);
    return Buffer.alloc(0);
  }
  const declarations = colors.map(([name, value]) => `--${name}:${value}`).join(";");
  return Buffer.from(`<style nonce="${nonce}">:root{${declarations}}</style>`);
}
