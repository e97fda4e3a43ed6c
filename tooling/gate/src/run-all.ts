import { STOP_SIGNALS } from "@noren/bootstrap/stop-signals";
import { type Check, type Counts, type Outcome, runCheck } from "./run-check.ts";

/** The number of checks of a stage that run at the same time. A small machine has two processors. */
const CONCURRENCY = 2;

/**
 * Runs the stages in order and prints a line for each check, with the output of those that fail. A stage runs even when an
 * earlier one has failed, so that one run reports every fault.
 *
 * @returns the exit code
 */
export async function runAll(stages: readonly (readonly Check[])[]): Promise<number> {
  const stop = new AbortController();
  for (const name of STOP_SIGNALS) process.once(name, () => stop.abort());
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const queue = [...stage];
    const worker = async () => {
      for (let next = queue.shift(); next && !stop.signal.aborted; next = queue.shift()) {
        const outcome = await runCheck(next, stop.signal);
        outcomes.push(outcome);
        console.log(formatOutcome(outcome));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  }
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
