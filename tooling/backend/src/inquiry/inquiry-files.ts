import { and, asc, eq } from "drizzle-orm";
import { findMemberEmail } from "../account/account-names.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { type StoredFileRow, storedFiles } from "../db/schema/file.ts";
import { inquiryFiles } from "../db/schema/inquiry.ts";
import { assignFiles, isNotExpired } from "../files/stored-file.ts";
import { createValidationError } from "../http/problems.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { inquiryCopy } from "./inquiry.copy.ts";

/** Anyone can send what a guest or an unverified member sends; a verified member looks at it in the history. */
const STRANGERS_RETENTION_DAYS = 180;
const MEMBERS_RETENTION_DAYS = 730;

/**
 * Attaches uploads to an inquiry or to one of its comments. They expire (decision 0188).
 *
 * @throws ApiError 422 on `file_keys`
 */
export async function attachFiles(
  tx: Transaction,
  request: {
    channelId: number;
    userId: number | null;
    inquiryId: number;
    commentId: number | null;
    keys: readonly string[];
    now: Date;
  },
): Promise<void> {
  const { channelId, userId, inquiryId, commentId, keys, now } = request;
  if (keys.length === 0) return;
  const member = userId === null ? undefined : await findMemberEmail(tx, userId);
  const days = member?.emailVerifiedAt ? MEMBERS_RETENTION_DAYS : STRANGERS_RETENTION_DAYS;
  const expiresAt = addDaysInJapan(now, days);
  const areAssigned = await assignFiles(tx, { channelId, dir: "inquiries", keys, now, expiresAt });
  if (!areAssigned) throw createValidationError({ file_keys: [inquiryCopy.files] });
  await tx.insert(inquiryFiles).values(keys.map((fileKey, position) => ({ fileKey, inquiryId, commentId, position })));
}

/** The files of an inquiry and its comments that have not expired, in the order of the upload keys. */
export async function filesOf(
  db: Db | Transaction,
  inquiryId: number,
  now: Date,
): Promise<{ commentId: number | null; file: StoredFileRow }[]> {
  return db
    .select({ commentId: inquiryFiles.commentId, file: storedFiles })
    .from(inquiryFiles)
    .innerJoin(storedFiles, eq(storedFiles.key, inquiryFiles.fileKey))
    .where(and(eq(inquiryFiles.inquiryId, inquiryId), isNotExpired(now)))
    .orderBy(asc(inquiryFiles.position));
}
