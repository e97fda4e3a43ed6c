import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findChromium } from "@noren/bootstrap/chromium";
import type { Audit } from "./figures.ts";

const cli = join(dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")), "cli/index.js");

const ATTEMPTS = 3;

/** The part of Lighthouse's report that the figures come from. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { details?: { items?: NetworkRequest[] } }>;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

/** Runs Lighthouse (mobile) on a page, in a new browser. */
export const runLighthouse = async (url: string): Promise<Audit> => readAudit(await fetchReport(url));

/** A browser that starts slowly may miss the beginning of a page, which Lighthouse reports as a runtime error. */
async function fetchReport(url: string): Promise<Report> {
  let last = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = JSON.parse(await runOnce(url)) as Report;
    if (!report.runtimeError) return report;
    last = report.runtimeError.message;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${last}`);
}

/**
 * Uses a file, because on a busy machine Lighthouse exits before a pipe is drained.
 * @returns the report as text; with a runtime error Lighthouse writes it too and exits with code 1
 */
async function runOnce(url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "noren-lighthouse-"));
  const file = join(folder, "report.json");
  const flags = ["--output=json", `--output-path=${file}`, "--quiet", "--chrome-flags=--headless=new --no-sandbox"];
  try {
    const errorOutput = await runNode([cli, url, ...flags]);
    if (!existsSync(file)) throw new Error(`Lighthouse did not start: ${errorOutput}`);
    return await readFile(file, "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs Node with the arguments. @returns the error output, "" on success */
function runNode(args: string[]): Promise<string> {
  const env = { ...process.env, CHROME_PATH: findChromium() };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, _, stderr) => resolve(stderr.trim() || (error?.message ?? "")));
  });
}

function readAudit({ categories, audits }: Report): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
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
  };
}
