import { millisecondsInMinute } from "date-fns/constants";
import { LRUCache } from "lru-cache";
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
}

/** Stores the last answers with public data, and sends them while the database does not answer (decision 0161). */
export type StaleAnswers = (key: string, handle: () => Promise<HandlerAnswer>) => Promise<HandlerAnswer>;

export function createStaleAnswers(now: () => Date): StaleAnswers {
  const answers = new LRUCache<string, StoredAnswer>({ max: MAX_ANSWERS });

  return async (key, handle) => {
    const stored = answers.get(key);
    const startedAt = now().getTime();
    const isUsable = stored !== undefined && startedAt - stored.readAt < STALE_MS;
    if (isUsable && startedAt - stored.failedAt < PAUSE_MS) return withAge(stored, startedAt);
    try {
      const read = await handle();
      if (read.isPersonal) answers.delete(key);
      else answers.set(key, { ...read, readAt: startedAt, failedAt: Number.NEGATIVE_INFINITY });
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
