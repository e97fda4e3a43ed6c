import { setTimeout as wait } from "node:timers/promises";
import { log } from "../log.ts";
import { deliverMails, type Post } from "./deliver-mails.ts";

/** How soon after its commit a mail is looked for, and how long after a failure of the database. */
const PAUSE_MS = 1_000;
const PAUSE_AFTER_FAILURE_MS = 10_000;

/**
 * Sends queued mails until it is closed. Every process of a shop runs one, and they share the work. Closing waits for
 * the mails that are on their way.
 */
export function startMailer(post: Post, now: () => Date): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if ((await deliverMails(post, now())) === 0) await pause(PAUSE_MS);
      } catch (error) {
        log("warn", "mails cannot be looked for", { error: error instanceof Error ? error.name : String(error) });
        await pause(PAUSE_AFTER_FAILURE_MS);
      }
    }
  }
  const running = run();
  return {
    async close() {
      closing.abort();
      await running;
      post.transport.close();
    },
  };
}
