import { eq, sql } from "drizzle-orm";
import { addSeconds } from "date-fns/addSeconds";
import type { Db } from "../db/pool.ts";
import { attemptsInFlight } from "../db/schema/account.ts";
import { type Limit, toSubject } from "./attempts.ts";

/**
 * How long the call of a killed process counts. Longer than a payment service has for its answer; a call that takes longer
 * still ends, and no longer counts meanwhile.
 */
export const IN_FLIGHT_SECONDS = 30;

/** A limit and whose attempts it counts. */
export interface LimitedSubject {
  limit: Limit;
  /** A string, or its stored form. */
  subject: string | Buffer;
}

/**
 * Registers a call, unless its refusal and those of all calls in flight, in any process, could exceed a limit.
 *
 * @returns `full` while other calls have to end first, `exceeded` if the refusals alone reach a limit
 */
export function registerCall(
  db: Db,
  id: string,
  limits: readonly LimitedSubject[],
  now: Date,
): Promise<"registered" | "full" | "exceeded"> {
  const rows = limits.map(({ limit, subject }) => ({ id, scope: limit.scope, subject: toSubject(subject) }));
  const wanted = rows.map(
    ({ scope, subject }, index) => sql`(${scope}, ${subject}::bytea, ${limits[index]?.limit.max}::int)`,
  );
  return db.transaction(async (tx) => {
    // One call at a time counts the others; in the order of the keys, so that no two wait for each other.
    const keys = rows.map(({ scope, subject }) => toLockKey(scope, subject)).toSorted();
    await tx.execute(sql`SELECT pg_advisory_xact_lock(key) FROM unnest(${sql.param(keys)}::bigint[]) AS key`);
    const { rows: counted } = await tx.execute<{ max: number; refused: number; running: number }>(sql`
      SELECT wanted.max, coalesce(attempts.count, 0)::int AS refused, (
        SELECT count(*)::int FROM attempts_in_flight other
        WHERE other.scope = wanted.scope AND other.subject = wanted.subject AND other.expires_at > ${now.toISOString()}
      ) AS running
      FROM (VALUES ${sql.join(wanted, sql`, `)}) AS wanted (scope, subject, max)
      LEFT JOIN attempts ON attempts.scope = wanted.scope AND attempts.subject = wanted.subject
        AND attempts.window_ends_at > ${now.toISOString()}`);
    if (counted.some(({ max, refused }) => refused >= max)) return "exceeded";
    if (counted.some(({ max, refused, running }) => refused + running >= max)) return "full";
    const expiresAt = addSeconds(now, IN_FLIGHT_SECONDS);
    await tx.insert(attemptsInFlight).values(rows.map((row) => ({ ...row, expiresAt })));
    return "registered";
  });
}

/** Removes a call that ended, after its refusal was counted. */
export async function unregisterCall(db: Db, id: string): Promise<void> {
  await db.delete(attemptsInFlight).where(eq(attemptsInFlight.id, id));
}

/** Deletes a batch of the calls that killed processes left behind. Returns the number of deleted rows. */
export async function deleteExpiredCalls(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM attempts_in_flight WHERE (id, scope) IN (
      SELECT id, scope FROM attempts_in_flight WHERE expires_at <= ${now.toISOString()}
      ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED
    )`);
  return rowCount ?? 0;
}

const toLockKey = (scope: string, subject: Buffer): string =>
  toSubject(`${scope}:${subject.toString("hex")}`)
    .readBigInt64BE()
    .toString();
