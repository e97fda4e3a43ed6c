/** How a page starts: milliseconds; `cls` is the sum of the layout shifts. */
export interface StartTimes {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

export const TIMES = ["fcp", "lcp", "tbt", "cls"] as const satisfies (keyof StartTimes)[];

/** What a browser and a server need for a page: its own, and that of its static copy, in the same run. */
export interface Measured extends StartTimes {
  /** Pages sent per second, of several URLs, most of them kept by the server. */
  pagesPerSecond: number;
  /** 99th percentile of the response time in milliseconds. */
  p99: number;
}

/** A report of Lighthouse: transferred bytes, compressed, and scores of 0 to 100. */
export interface Audit {
  js: number;
  css: number;
  html: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** The figures of one page. Times are medians. */
export interface PageFigures extends Audit {
  /** Pages rendered per second, each of a URL that was never requested before. */
  renderedPerSecond: number;
  page: Measured;
  staticCopy: Measured;
}

export interface Figures {
  at: string;
  pages: Record<string, PageFigures>;
  /** API responses per second, by call. */
  backend: Record<string, number>;
  /** Peak memory in bytes, after all pages. */
  memory: Record<string, number | undefined>;
}

/** Returns the median; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Returns the median of each time. */
export const medianOfTimes = (runs: readonly StartTimes[]): StartTimes =>
  Object.fromEntries(TIMES.map((name) => [name, median(runs.map((each) => each[name]))])) as unknown as StartTimes;
