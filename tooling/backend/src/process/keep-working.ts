import { setTimeout as wait } from "node:timers/promises";
import { log } from "./log.ts";

/** How long nothing is tried after a failure, which is mostly one of the database. */
const PAUSE_AFTER_FAILURE_MS = 10_000;

/**
 * Does work that waits in the database, again and again until it is closed. Every process of a shop does so, and they
 * share the work. Closing waits for what has been begun.
 *
 * @param name what it is, for the log
 * @param pauseMs how long after a turn that found nothing
 * @param work one turn; returns how much it did
 */
export function keepWorking(name: string, pauseMs: number, work: () => Promise<number>): { close(): Promise<void> } {
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
