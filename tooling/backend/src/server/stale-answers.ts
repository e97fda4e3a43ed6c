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

interface Kept extends HandlerAnswer {
  readAt: number;
  /** When the database last gave no newer answer. */
  failedAt: number;
}

/** Stores the last answers with public data, and sends them while the database does not answer (decision 0161). */
export type StaleAnswers = (key: string, handle: () => Promise<HandlerAnswer>) => Promise<HandlerAnswer>;

export function createStaleAnswers(now: () => Date): StaleAnswers {
  const answers = new LRUCache<string, Kept>({ max: MAX_ANSWERS });

  return async (key, handle) => {
    const kept = answers.get(key);
    const startedAt = now().getTime();
    const isUsable = kept !== undefined && startedAt - kept.readAt < STALE_MS;
    if (isUsable && startedAt - kept.failedAt < PAUSE_MS) return withAge(kept, startedAt);
    try {
      const read = await handle();
      if (read.isPersonal) answers.delete(key);
      else answers.set(key, { ...read, readAt: startedAt, failedAt: Number.NEGATIVE_INFINITY });
      return read;
    } catch (error) {
      if (!isUsable || toErrorAnswer(error).kind !== "lost") throw error;
      log("warn", "database unavailable, an older answer was sent", { seconds: ageOf(kept, startedAt) });
      kept.failedAt = now().getTime();
      return withAge(kept, startedAt);
    }
  };
}

const ageOf = ({ readAt }: Kept, at: number): number => Math.round((at - readAt) / 1000);

const withAge = (kept: Kept, at: number): HandlerAnswer => ({
  answer: kept.answer,
  headers: [...kept.headers, ["age", String(ageOf(kept, at))]],
});
