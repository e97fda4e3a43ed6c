import { setTimeout as wait } from "node:timers/promises";
import { log } from "./log.ts";

/** The pause after a failed turn; most failures are the database's. */
const PAUSE_AFTER_FAILURE_MS = 10_000;

/**
 * Runs a job repeatedly until it is closed, e.g. sending queued mails. Every process of a shop runs it; rows are locked, so
 * that they share the work. `close` waits for the current turn.
 *
 * @param name the job's name in the log
 * @param pauseMs the pause after a turn that found nothing to do
 * @param work one turn; returns the number of items it processed
 */
export function runRepeatedly(name: string, pauseMs: number, work: () => Promise<number>): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if ((await work()) === 0) await pause(pauseMs);
      } catch (error) {
        log("warn", "work put off", { work: name, error: error instanceof Error ? error.name : String(error) });
        await pause(PAUSE_AFTER_FAILURE_MS);
      }
    }
  }
  const running = run();
  return {
    close: () => {
      closing.abort();
      return running;
    },
  };
}
