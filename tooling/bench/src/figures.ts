/** What one page costs its visitor, and what it costs us. */
export interface PageFigures {
  /** Bytes that travelled, compressed. */
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
  /** Pages rendered per second, each for itself. */
  pagesPerSecond: number;
  /** Milliseconds within which 99 of 100 pages were answered. */
  p99: number;
}

export interface Figures {
  at: string;
  pages: Record<string, PageFigures>;
  /** Answers per second of the API, by what was asked. */
  backend: Record<string, number>;
  /** Bytes of main memory at the most, after all pages. */
  memory: Record<string, number | undefined>;
}

/** The middle one; of an even number the lower of the two in the middle, which was really measured. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
