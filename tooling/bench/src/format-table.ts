import type { Figures, PageFigures } from "./figures.ts";

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${Math.round(value)} ms`;
const whole = (value: number) => String(Math.round(value));

const ROWS: readonly [label: string, figure: keyof PageFigures, show: (value: number) => string][] = [
  ["JavaScript", "js", kB],
  ["CSS", "css", kB],
  ["HTML", "html", kB],
  ["Performance", "performance", whole],
  ["Accessibility", "accessibility", whole],
  ["Best practices", "bestPractices", whole],
  ["SEO", "seo", whole],
  ["FCP", "fcp", ms],
  ["LCP", "lcp", ms],
  ["TBT", "tbt", ms],
  ["CLS", "cls", (value) => value.toFixed(3)],
  ["Pages/s", "pagesPerSecond", whole],
  ["p99", "p99", ms],
];

/** Formats the figures as a table of pages, followed by the backend and the memory. */
export function formatTable({ pages, backend, memory }: Figures): string {
  const names = Object.keys(pages);
  const line = (label: string, cells: string[]) => label.padEnd(16) + cells.map((cell) => cell.padStart(12)).join("");
  const rows = ROWS.map(([label, figure, show]) =>
    line(
      label,
      Object.values(pages).map((figures) => show(figures[figure])),
    ),
  );
  const perSecond = Object.entries(backend).map(([name, value]) => line(name, [`${whole(value)}/s`]));
  const peaks = Object.entries(memory).map(([name, value]) => line(name, [value ? `${whole(value / 1e6)} MB` : "–"]));
  return [line("", names), ...rows, "", "Backend", ...perSecond, "", "Peak memory", ...peaks].join("\n");
}
