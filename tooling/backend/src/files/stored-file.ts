import type { MediaType } from "@noren/contract";
import { and, asc, eq, gt, inArray, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type StoredFileRow, storedFiles } from "../db/schema/file.ts";
import { createFileKey } from "./file-key.ts";
import type { FileStore } from "./file-store.ts";

export interface NewFile {
  channelId: number;
  /** A folder for each subject: `inquiries`, `exports`. */
  dir: string;
  /** By default a new one in `dir`. */
  key?: string;
  name: string;
  type: MediaType;
  bytes: Uint8Array<ArrayBuffer>;
  createdAt: Date;
  /** When it expires; null when it is deleted with the row that refers to it. */
  expiresAt: Date | null;
  /** The network that uploads it (`hashNetwork`). */
  networkHash?: Buffer;
}

/** The condition for a file that has not expired. */
export const isNotExpired = (now: Date) => or(isNull(storedFiles.expiresAt), gt(storedFiles.expiresAt, now));

/** Stores a file: its content before its row, so that no row refers to missing content. */
export async function storeFile(
  db: Db | Transaction,
  files: FileStore,
  { bytes, dir, key: givenKey, ...file }: NewFile,
): Promise<StoredFileRow> {
  const key = givenKey ?? createFileKey(dir, file.type);
  await files.put(key, bytes, file.type);
  const [row] = await db
    .insert(storedFiles)
    .values({ ...file, key, size: bytes.byteLength })
    .returning();
  if (!row) throw new Error("The stored file was not returned");
  return row;
}

/**
 * Attaches uploads to the row that refers to them, which keeps them until another day. Returns false when one is not an upload of
 * this folder, has expired or is already attached; the caller then rolls back.
 */
export async function assignFiles(
  tx: Transaction,
  {
    channelId,
    dir,
    keys,
    now,
    expiresAt,
  }: { channelId: number; dir: string; keys: readonly string[]; now: Date; expiresAt: Date },
): Promise<boolean> {
  if (keys.length === 0) return true;
  const assigned = await tx
    .update(storedFiles)
    .set({ expiresAt, attachedAt: now })
    .where(
      and(
        inArray(storedFiles.key, [...keys]),
        eq(storedFiles.channelId, channelId),
        like(storedFiles.key, `${dir}/%`),
        isNull(storedFiles.attachedAt),
        gt(storedFiles.expiresAt, now),
      ),
    )
    .returning({ key: storedFiles.key });
  return assigned.length === keys.length;
}

/** The bytes of a shop's files in a folder that have not expired: all, and those that nothing refers to. */
export async function sumFileSizes(
  db: Db,
  { channelId, dir, now }: { channelId: number; dir: string; now: Date },
): Promise<{ all: number; unattached: number }> {
  const sumOf = (condition?: SQL) =>
    sql<number>`coalesce(sum(${storedFiles.size})${condition && sql` FILTER (WHERE ${condition})`}, 0)`.mapWith(Number);
  const [sums] = await db
    .select({ all: sumOf(), unattached: sumOf(isNull(storedFiles.attachedAt)) })
    .from(storedFiles)
    .where(
      and(eq(storedFiles.channelId, channelId), like(storedFiles.key, `${dir}/%`), gt(storedFiles.expiresAt, now)),
    );
  return sums ?? { all: 0, unattached: 0 };
}

/** The room that an upload needs in a folder of a shop. */
export interface Room {
  channelId: number;
  dir: string;
  /** The network that uploads (`hashNetwork`). */
  networkHash: Buffer;
  /** The bytes of the upload, and those that are missing. */
  bytes: number;
  missing: number;
  now: Date;
}

/**
 * Makes room for an upload: the network whose files take the most bytes loses its oldest ones, first those that nothing refers
 * to. Returns false if the uploading network would then have as many.
 */
export async function expireFilesOfLargestNetwork(
  db: Db,
  { channelId, dir, networkHash, bytes, missing, now }: Room,
  { isAttachedToo }: { isAttachedToo: boolean },
): Promise<boolean> {
  const { rows } = await db.execute<{ size: number }>(sql`
    WITH held AS (
      SELECT key, size, network_hash, attached_at, created_at FROM stored_files
      WHERE channel_id = ${channelId} AND key LIKE ${`${dir}/%`} AND expires_at > ${now.toISOString()}
        AND (attached_at IS NULL OR ${isAttachedToo}) AND network_hash IS NOT NULL
    ), largest AS (
      SELECT network_hash, sum(size) AS bytes FROM held GROUP BY 1 ORDER BY 2 DESC LIMIT 1
    ), own AS (
      SELECT coalesce(sum(size), 0) AS bytes FROM held WHERE network_hash = ${networkHash}
    ), oldest AS (
      SELECT key, sum(size) OVER (ORDER BY attached_at NULLS FIRST, created_at, key) - size AS freed
      FROM held JOIN largest USING (network_hash), own WHERE largest.bytes > own.bytes + ${bytes}::bigint
    )
    UPDATE stored_files SET expires_at = ${now.toISOString()}
    WHERE key IN (SELECT key FROM oldest WHERE freed < ${missing}::bigint) RETURNING size`);
  return rows.reduce((sum, { size }) => sum + size, 0) >= missing;
}

/** Deletes an expired file, content first. Several processes may run it at once. Returns the number deleted: 1 or 0. */
export function deleteExpiredFile(db: Db, files: FileStore, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ key: storedFiles.key })
      .from(storedFiles)
      .where(lte(storedFiles.expiresAt, now))
      .orderBy(asc(storedFiles.expiresAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!row) return 0;
    await files.remove(row.key);
    await tx.delete(storedFiles).where(eq(storedFiles.key, row.key));
    return 1;
  });
}
