import type { MediaType } from "@noren/contract";
import { and, asc, eq, gt, inArray, isNull, like, lte, or } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type StoredFileRow, storedFiles } from "../db/schema/file.ts";
import { newFileKey } from "./file-key.ts";
import type { FileStore } from "./file-store.ts";

export interface NewFile {
  channelId: number;
  /** A folder for each subject: `inquiries`, `exports`. */
  dir: string;
  name: string;
  type: MediaType;
  bytes: Uint8Array<ArrayBuffer>;
  createdAt: Date;
  /** When it is forgotten; null: with what refers to it. */
  expiresAt: Date | null;
}

/** The condition of a file whose time is not over; what lies there longer waits to be forgotten. */
export const isKept = (now: Date) => or(isNull(storedFiles.expiresAt), gt(storedFiles.expiresAt, now));

/** Keeps a file. Its content comes first: a row never points at nothing. */
export async function keepFile(
  db: Db | Transaction,
  files: FileStore,
  { bytes, dir, ...file }: NewFile,
): Promise<StoredFileRow> {
  const key = newFileKey(dir, file.type);
  await files.put(key, bytes, file.type);
  const [row] = await db
    .insert(storedFiles)
    .values({ ...file, key, size: bytes.byteLength })
    .returning();
  if (!row) throw new Error("The stored file was not returned");
  return row;
}

/**
 * Makes uploads part of what refers to them. False where one is not an upload of this folder, has expired or belongs to
 * something else already; the caller rolls back then.
 */
export async function claimFiles(
  tx: Transaction,
  { channelId, dir, keys, now }: { channelId: number; dir: string; keys: readonly string[]; now: Date },
): Promise<boolean> {
  if (keys.length === 0) return true;
  const claimed = await tx
    .update(storedFiles)
    .set({ expiresAt: null })
    .where(
      and(
        inArray(storedFiles.key, [...keys]),
        eq(storedFiles.channelId, channelId),
        like(storedFiles.key, `${dir}/%`),
        gt(storedFiles.expiresAt, now),
      ),
    )
    .returning({ key: storedFiles.key });
  return claimed.length === keys.length;
}

/** Forgets a file whose time is over, content first; several processes share the work. Returns how many: 1 or 0. */
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
