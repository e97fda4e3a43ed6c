import { colorScheme } from "@noren/api/endpoints/color-scheme";
import { shop } from "@noren/api/endpoints/shop";
import type { Answer } from "@noren/contract";
import ownTokens from "#ui/tokens.css?raw";
import { contrast, MIN_CONTRAST, readTokens } from "#ui/tokens-contrast";
import simpleTokens from "@noren/ui-simple/tokens.css?raw";
import type { AppStore, RootState } from "../state/store.ts";

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

/** The style sheets that were composed, by answer. */
const composed = new WeakMap<ColorScheme, string>();

/** The last sheet of each shop by its namespace, for pages that are rendered before the API answers. */
const lastSheets = new Map<string, string>();

/** The sheet that each page got: it and its policy must agree, although the answer may come between them. */
const chosen = new WeakMap<AppStore, string>();

/**
 * The colours of the shop's selected scheme as custom properties, which take precedence over those of the theme in its
 * cascade layer; empty for a shop without one. A scheme that makes text illegible is left out, and logged. A page whose
 * answer is late has the colours that the shop had last: the browser does not fetch them.
 */
export function composeColorScheme(store: AppStore): string {
  const sheet = chosen.get(store) ?? chooseSheet(store);
  chosen.set(store, sheet);
  return sheet;
}

function chooseSheet(store: AppStore): string {
  const sheet = rememberSheet(store.getState());
  if (sheet !== undefined) return sheet;
  const unsubscribe = store.subscribe(() => {
    if (rememberSheet(store.getState()) !== undefined) unsubscribe();
  });
  return lastSheets.get(namespaceOf(store.getState())) ?? "";
}

/** The sheet of the answer; undefined without one. */
function rememberSheet(state: RootState): string | undefined {
  const { data } = colorScheme.endpoints.getColorScheme.select()(state);
  if (!data) return undefined;
  const sheet = composed.get(data) ?? compose(data);
  composed.set(data, sheet);
  lastSheets.set(namespaceOf(state), sheet);
  return sheet;
}

const namespaceOf = (state: RootState) => shop.endpoints.getSettings.select()(state).data?.["SITE.NAMESPACE"] ?? "";

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
