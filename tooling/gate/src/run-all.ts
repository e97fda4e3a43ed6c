import { STOP_SIGNALS } from "@noren/bootstrap/stop-signals";
import { type Check, type Counts, type Outcome, runCheck } from "./run-check.ts";

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
  console.log(`\n${formatSummary(outcomes)}`);
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
}

function formatOutcome({ name, ok, seconds, passed, failed, output }: Outcome): string {
  const counts = passed + failed > 1 ? `   ${formatSummary([{ passed, failed }])}` : "";
  const line = `${ok ? "✓" : "✗"} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${counts}`;
  return ok ? line : `${line}\n\n${output.trim()}\n`;
}

/** The last line: the tests of all runs, plus one failure for each check that failed without a failing test. */
function formatSummary(all: readonly Counts[]): string {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
