import { log } from "../process/log.ts";
import { type Db, openDatabase } from "./pool.ts";

/** How long a replica that could not be reached is left alone. */
const AWAY_MS = 5_000;

/** Reads by what may be a moment old: of the replica, and of the primary where the replica cannot tell. */
export type ReadReplica = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

/**
 * What is behind something that was thrown (`http/failure.ts`): a refusal, which is an answer like others, a database that
 * is gone for now, or anything else.
 */
type Judge = (thrown: unknown) => { kind: "expected" | "lost" | "bug" };

export interface Replica {
  read: ReadReplica;
  close(): Promise<void>;
}

/**
 * Opens a read replica (`DATABASE_READ_URL`). `read` must only read: it is run again on the primary when the replica
 * failed, be it that it is gone, that it cancelled a query to catch up or that a migration has not reached it yet.
 *
 * @param now milliseconds of a clock that only goes forward
 */
export function openReplica(
  url: string,
  primary: Db,
  judge: Judge,
  now: () => number = () => performance.now(),
): Replica {
  const { db, close } = openDatabase(url, { readOnly: true });
  let awayUntil = -Infinity;
  return {
    close,
    read: async (work) => {
      if (now() < awayUntil) return work(primary);
      try {
        return await work(db);
      } catch (error) {
        const { kind } = judge(error);
        if (kind === "expected") throw error;
        if (kind === "lost") awayUntil = now() + AWAY_MS;
        log("warn", "the replica did not answer, the primary does", { kind });
        return work(primary);
      }
    },
  };
}
