import { asc, eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type StoredFileRow, storedFiles } from "../db/schema/file.ts";
import { inquiryFiles } from "../db/schema/inquiry.ts";
import { assignFiles } from "../files/stored-file.ts";
import { invalid } from "../http/problems.ts";
import { inquiryCopy } from "./inquiry.copy.ts";

/** Assigns uploads to an inquiry or to one of its comments. @throws ApiError 422 on `file_keys` */
export async function attachFiles(
  tx: Transaction,
  request: { channelId: number; inquiryId: number; commentId: number | null; keys: readonly string[]; now: Date },
): Promise<void> {
  const { channelId, inquiryId, commentId, keys, now } = request;
  if (keys.length === 0) return;
  const areAssigned = await assignFiles(tx, { channelId, dir: "inquiries", keys, now });
  if (!areAssigned) throw invalid({ file_keys: [inquiryCopy.files] });
  await tx.insert(inquiryFiles).values(keys.map((fileKey, position) => ({ fileKey, inquiryId, commentId, position })));
}

/** The files of an inquiry and its comments, in the order of the upload keys. */
export async function filesOf(
  db: Db | Transaction,
  inquiryId: number,
): Promise<{ commentId: number | null; file: StoredFileRow }[]> {
  return db
    .select({ commentId: inquiryFiles.commentId, file: storedFiles })
    .from(inquiryFiles)
    .innerJoin(storedFiles, eq(storedFiles.key, inquiryFiles.fileKey))
    .where(eq(inquiryFiles.inquiryId, inquiryId))
    .orderBy(asc(inquiryFiles.position));
}
