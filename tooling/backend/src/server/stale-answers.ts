import { millisecondsInMinute } from "date-fns/constants";
import { PAUSE_MS } from "../db/lock-pause.ts";
import { toErrorAnswer } from "../http/failure.ts";
import { log } from "../process/log.ts";

/** The maximum age of an answer that is sent while the database does not answer. Carts and orders read current prices. */
export const STALE_MS = 5 * millisecondsInMinute;
const MAX_ANSWERS = 300;

/** An answer of a handler with the headers that it set. */
export interface HandlerAnswer {
  answer: unknown;
  headers: readonly (readonly [name: string, value: string])[];
  /** Whether it depends on the visitor's cookies, such as the one of a tag's password. */
  isPersonal?: boolean;
}

interface StoredAnswer extends HandlerAnswer {
  readAt: number;
  /** When a read last failed. */
  failedAt: number;
  /** How often it was read. */
  reads: number;
}

/** Stores the answers with public data that are read most, and sends them while the database does not answer (decision 0161). */
export type StaleAnswers = (key: string, handle: () => Promise<HandlerAnswer>) => Promise<HandlerAnswer>;

export function createStaleAnswers(now: () => Date): StaleAnswers {
  const answers = new Map<string, StoredAnswer>();

  /** Makes room for an answer: many reads of one visitor must not replace the answers that all visitors read. */
  function deleteLeastRead(at: number): void {
    const rank = ({ readAt, reads }: StoredAnswer) => (at - readAt < STALE_MS ? reads : 0);
    const [least] = [...answers].reduce((one, other) => (rank(other[1]) < rank(one[1]) ? other : one));
    answers.delete(least);
  }

  return async (key, handle) => {
    const stored = answers.get(key);
    const startedAt = now().getTime();
    const isUsable = stored !== undefined && startedAt - stored.readAt < STALE_MS;
    if (isUsable && startedAt - stored.failedAt < PAUSE_MS) return withAge(stored, startedAt);
    try {
      const read = await handle();
      if (read.isPersonal) answers.delete(key);
      else {
        if (!answers.has(key) && answers.size >= MAX_ANSWERS) deleteLeastRead(startedAt);
        const reads = isUsable ? stored.reads + 1 : 1;
        answers.set(key, { ...read, reads, readAt: startedAt, failedAt: Number.NEGATIVE_INFINITY });
      }
      return read;
    } catch (error) {
      if (!isUsable || toErrorAnswer(error).kind !== "lost") throw error;
      log("warn", "database unavailable, an older answer was sent", { seconds: ageOf(stored, startedAt) });
      stored.failedAt = now().getTime();
      return withAge(stored, startedAt);
    }
  };
}

const ageOf = ({ readAt }: StoredAnswer, at: number): number => Math.round((at - readAt) / 1000);

const withAge = (stored: StoredAnswer, at: number): HandlerAnswer => ({
  answer: stored.answer,
  headers: [...stored.headers, ["age", String(ageOf(stored, at))]],
});
