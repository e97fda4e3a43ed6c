import type { Counts } from "./run-check.ts";

/** Reads Vitest's JSON report. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads Playwright's JSON report. A test that passed only on a retry counts as passed. */
export function countPlaywright(report: unknown): Counts {
  const { stats } = report as { stats: { expected: number; flaky: number; unexpected: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
