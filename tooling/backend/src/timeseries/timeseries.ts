import { Timeseries, type TimeseriesInput, type TimeseriesPurpose } from "@noren/contract";
import { and, desc, eq, lte } from "drizzle-orm";
import * as v from "valibot";
import { lockMember } from "../account/lock-member.ts";
import type { Db } from "../db/pool.ts";
import { timeseries } from "../db/schema/note.ts";

/** Maximum number of entries per purpose. */
export const TIMESERIES_LIMIT = 10;

const ofPurpose = (userId: number, purpose: TimeseriesPurpose) =>
  and(eq(timeseries.userId, userId), eq(timeseries.purpose, purpose));
const newestFirst = [desc(timeseries.measuredAt), desc(timeseries.id)];

/** A member's measurements for a purpose, newest first. */
export async function listTimeseries(db: Db, userId: number, purpose: TimeseriesPurpose): Promise<Timeseries[]> {
  const rows = await db
    .select()
    .from(timeseries)
    .where(ofPurpose(userId, purpose))
    .orderBy(...newestFirst);
  return rows.map(toTimeseries);
}

/** Adds a measurement and deletes the oldest beyond the limit [measurement.add-delete]. */
export function addTimeseries(
  db: Db,
  userId: number,
  { purpose, values }: TimeseriesInput,
  now: Date,
): Promise<Timeseries> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const [added] = await tx.insert(timeseries).values({ userId, purpose, values, measuredAt: now }).returning();
    const [surplus] = await tx
      .select({ id: timeseries.id })
      .from(timeseries)
      .where(ofPurpose(userId, purpose))
      .orderBy(desc(timeseries.id))
      .offset(TIMESERIES_LIMIT)
      .limit(1);
    if (surplus) await tx.delete(timeseries).where(and(ofPurpose(userId, purpose), lte(timeseries.id, surplus.id)));
    if (!added) throw new Error("The measurement was not returned");
    return toTimeseries(added);
  });
}

/** Deletes all measurements of a purpose. */
export async function clearTimeseries(db: Db, userId: number, purpose: TimeseriesPurpose): Promise<void> {
  await db.delete(timeseries).where(ofPurpose(userId, purpose));
}

/** Parses the row with the contract's schema, which defines the values of each purpose. */
const toTimeseries = ({ id, purpose, values, measuredAt }: typeof timeseries.$inferSelect): Timeseries =>
  v.parse(Timeseries, { id, purpose, values, measured_at: measuredAt.toISOString() });
