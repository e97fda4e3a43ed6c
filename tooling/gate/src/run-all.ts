import { stripVTControlCharacters } from "node:util";
import { STOP_SIGNALS } from "@noren/bootstrap/stop-signals";
import type { Failure, Results } from "./read-report.ts";
import { type Check, type Outcome, runCheck } from "./run-check.ts";

/** The number of checks that run at the same time. A small machine has two processors. */
const CONCURRENCY = 2;

/**
 * Starts the checks in order, each as soon as a processor is free and the checks that it comes after are done, and prints a
 * line for each, with the output of those that fail. A check runs even when an earlier one has failed, so that one run
 * reports every fault.
 *
 * @returns the exit code
 */
export async function runAll(checks: readonly Check[]): Promise<number> {
  const stop = new AbortController();
  for (const name of STOP_SIGNALS) process.once(name, () => stop.abort());
  const outcomes: Outcome[] = [];
  const queue = [...checks];
  const started = new Map<Check, Promise<void>>();
  const run = async (check: Check) => {
    await Promise.all((check.after ?? []).flatMap((earlier) => started.get(earlier) ?? []));
    if (stop.signal.aborted) return;
    const outcome = await runCheck(check, stop.signal);
    outcomes.push(outcome);
    console.log(formatOutcome(outcome));
  };
  const worker = async () => {
    for (let next = queue.shift(); next && !stop.signal.aborted; next = queue.shift()) {
      const running = run(next);
      started.set(next, running);
      await running;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (stop.signal.aborted) return 130;
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  console.log(["", ...failures.map(formatFailure), formatSummary(outcomes)].join("\n"));
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
}

function formatOutcome({ name, ok, seconds, passed, failures, output }: Outcome): string {
  const counts = passed + failures.length > 1 ? `   ${formatSummary([{ passed, failures }])}` : "";
  const line = `${ok ? "✓" : "✗"} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${counts}`;
  return ok ? line : `${line}\n\n${output.trim()}\n`;
}

/** The number of lines that are printed of a failure's message, and of what its page showed; characters per line. */
const PRINTED = { message: 30, page: 60, characters: 300 };

/** A failure of the run, repeated after the output of all checks, which has thousands of lines. */
function formatFailure({ test, message, page = "", pages = "" }: Failure): string {
  const ofMessage = stripVTControlCharacters(message).trimEnd().split("\n").slice(0, PRINTED.message);
  // The header is the same on every page, and of a select only the chosen option matters.
  const ofPage = page
    .slice(Math.max(page.search(/^ *- main/m), 0))
    .split("\n")
    .filter((line) => !/- option .*"$/.test(line))
    .slice(0, PRINTED.page);
  const lines = [
    ...ofMessage,
    ...(pages ? ["", "All pages:", ...pages.split("\n")] : []),
    ...(page ? ["", "The page:", ...ofPage] : []),
  ];
  return [`✗ ${test}`, ...lines.map((line) => `    ${line.slice(0, PRINTED.characters)}`.trimEnd()), ""].join("\n");
}

/** The last line: the tests of all runs, plus one failure for each check that failed without a failing test. */
function formatSummary(all: readonly Results[]): string {
  const passed = all.reduce((total, results) => total + results.passed, 0);
  const failed = all.reduce((total, { failures }) => total + failures.length, 0);
  return `${passed} passed, ${failed} failed`;
}
