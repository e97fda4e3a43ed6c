import type { Figures, PageFigures } from "./figures.ts";

interface Budget {
  figure: keyof PageFigures;
  /** The page that it applies to; all pages by default. */
  page?: string;
  atMost?: number;
  atLeast?: number;
}

/** JavaScript of the product page, brotli, in bytes, as a browser counts it. */
const PRODUCT_JS = 160_700;

/**
 * What the files may weigh without the headers, about 4 kB, that a browser counts too. `size.ts` checks each change
 * against it. Raise it only with a decision record (0066 gives the figures).
 */
export const PRODUCT_JS_CEILING = 156_700;

const BUDGETS: readonly Budget[] = [
  { figure: "js", page: "product", atMost: PRODUCT_JS },
  { figure: "lcp", atMost: 1800 },
  { figure: "tbt", atMost: 150 },
  { figure: "cls", atMost: 0.02 },
  { figure: "pagesPerSecond", atLeast: 600 },
];

/** Returns a line for each budget that the figures exceed. */
export function findBrokenBudgets({ pages }: Figures): string[] {
  return BUDGETS.flatMap(({ figure, page, atMost = Infinity, atLeast = -Infinity }) =>
    Object.entries(pages)
      .filter(([name]) => page === undefined || page === name)
      .filter(([, figures]) => !(figures[figure] <= atMost && figures[figure] >= atLeast))
      .map(([name, figures]) => {
        const limit = atMost < Infinity ? `at most ${atMost}` : `at least ${atLeast}`;
        return `${name}: ${figure} is ${Number(figures[figure].toFixed(3))}, ${limit} is allowed`;
      }),
  );
}

/** For an import of 10,000 rows, and for taking it back. */
const IMPORT_SECONDS = 60;

/** Returns a line for each step of an import that takes too long. */
export function findSlowImports(seconds: Readonly<Record<string, number>>): string[] {
  return Object.entries(seconds)
    .filter(([, value]) => value > IMPORT_SECONDS)
    .map(([step, value]) => `${step}: ${value.toFixed(1)} s, at most ${IMPORT_SECONDS} s is allowed`);
}
