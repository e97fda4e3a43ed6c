/** The figures of one page. */
export interface PageFigures {
  /** Transferred bytes, compressed. */
  js: number;
  css: number;
  html: number;
  /** Lighthouse's scores of 0 to 100, mobile; medians. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds, medians. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Pages rendered per second. */
  pagesPerSecond: number;
  /** 99th percentile of the response time in milliseconds. */
  p99: number;
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
