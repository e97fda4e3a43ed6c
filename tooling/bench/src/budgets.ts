import type { Figures, Measured } from "./figures.ts";

interface Budget {
  figure: keyof Measured;
  /** At most this, or for what a higher figure is better: at least. */
  limit: (staticCopy: number) => number;
  isHigherBetter?: boolean;
}

/**
 * JavaScript of Simple's product page, brotli, in bytes. `size.ts` checks each change against it. Raise it only with a
 * decision record (0066 gives the figures).
 */
export const PRODUCT_JS_CEILING = 160_100;

/** What an app may add to a page of Simple, brotli, in bytes. */
export const THEME_JS = 12_000;
export const THEME_CSS = 10_000;

/** `PRODUCT_JS_CEILING` as a browser counts it, with the headers. */
export const PRODUCT_JS = PRODUCT_JS_CEILING + 4000;

/** Times and rates are compared with those of the static copy, so that they hold on any machine (decision 0195). */
const BUDGETS: readonly Budget[] = [
  { figure: "lcp", limit: (copy) => 1.2 * copy },
  { figure: "tbt", limit: (copy) => copy + 150 },
  { figure: "cls", limit: () => 0.02 },
  { figure: "pagesPerSecond", limit: (copy) => 0.08 * copy, isHigherBetter: true },
];

/** Returns a line for each budget that the figures exceed. */
export function findBrokenBudgets({ pages }: Figures): string[] {
  const { js } = pages["product"] ?? { js: Number.NaN };
  const heavy = js <= PRODUCT_JS ? [] : [`product: js is ${js}, at most ${PRODUCT_JS} is allowed`];
  const others = Object.entries(pages).flatMap(([name, { page, staticCopy }]) =>
    BUDGETS.flatMap(({ figure, limit, isHigherBetter = false }) => {
      const allowed = limit(staticCopy[figure]);
      const value = page[figure];
      if (isHigherBetter ? value >= allowed : value <= allowed) return [];
      const [shown, bound] = [value, allowed].map((each) => Number(each.toFixed(3)));
      return [`${name}: ${figure} is ${shown}, at ${isHigherBetter ? "least" : "most"} ${bound} is allowed`];
    }),
  );
  return [...heavy, ...others];
}

/** For an import of 10,000 rows, and for taking it back. */
const IMPORT_SECONDS = 60;

/** Returns a line for each step of an import that takes too long. */
export function findSlowImports(seconds: Readonly<Record<string, number>>): string[] {
  return Object.entries(seconds)
    .filter(([, value]) => value > IMPORT_SECONDS)
    .map(([step, value]) => `${step}: ${value.toFixed(1)} s, at most ${IMPORT_SECONDS} s is allowed`);
}
