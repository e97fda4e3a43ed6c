import type { FailureKind } from "../process/failure-kind.ts";
import { log } from "../process/log.ts";
import { type Db, openDatabase } from "./pool.ts";

/** How long to skip a replica after a failed connection. */
const RETRY_AFTER_MS = 5_000;

/** Reads that may lag behind: from the replica, or from the primary when the replica fails. */
export type ReadReplica = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

/** Classifies a thrown error (`http/failure.ts`). */
type ClassifyError = (thrown: unknown) => { kind: FailureKind };

export interface Replica {
  read: ReadReplica;
  close(): Promise<void>;
}

/**
 * Opens a read replica (`DATABASE_READ_URL`). `read` must only read: it runs again on the primary when the replica
 * is unreachable, cancels the query to catch up, or lacks a migration.
 *
 * @param now milliseconds of a monotonic clock
 */
export function openReplica(
  url: string,
  primary: Db,
  classify: ClassifyError,
  now: () => number = () => performance.now(),
): Replica {
  const { db, close } = openDatabase(url, { readOnly: true });
  let skipUntil = -Infinity;
  return {
    close,
    read: async (work) => {
      if (now() < skipUntil) return work(primary);
      try {
        return await work(db);
      } catch (error) {
        const { kind } = classify(error);
        if (kind === "expected") throw error;
        if (kind === "lost") skipUntil = now() + RETRY_AFTER_MS;
        log("warn", "the replica did not answer, the primary does", { kind });
        return work(primary);
      }
    },
  };
}
