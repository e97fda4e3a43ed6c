import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "@noren/bootstrap/chromium";
import { median, type PageFigures } from "./figures.ts";

const cli = join(dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")), "cli/index.js");

/** What we read of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

export type Seen = Omit<PageFigures, "pagesPerSecond" | "p99">;

/** Looks at a page as Lighthouse's phone does, `runs` times, each with a browser of its own; medians. */
export async function look(url: string, runs: number): Promise<Seen> {
  const reports: Seen[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(read(await report(url)));
  const keys = Object.keys(reports[0] ?? {}) as (keyof Seen)[];
  return Object.fromEntries(keys.map((key) => [key, median(reports.map((each) => each[key]))])) as unknown as Seen;
}

async function report(url: string): Promise<Report> {
  const flags = ["--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox"];
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 100_000_000,
  });
  const parsed = JSON.parse(stdout) as Report;
  if (parsed.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${parsed.runtimeError.message}`);
  return parsed;
}

function read({ categories, audits }: Report): Seen {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const bytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    js: bytes("Script"),
    css: bytes("Stylesheet"),
    html: bytes("Document"),
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}
