import type { Review } from "@noren/contract";
import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RequestContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import { type StoredFileRow, storedFiles } from "../db/schema/file.ts";
import { reviewPhotos } from "../db/schema/voice.ts";
import { toThumbnailKey } from "../files/file-key.ts";
import { assignFiles } from "../files/stored-file.ts";
import { createValidationError } from "../http/problems.ts";
import { addDaysInJapan } from "../time/japan-time.ts";
import { linkFile } from "../upload/file-link.ts";
import { reviewCopy } from "./review.copy.ts";

/** As long as the review, whose deletion ends it. A date, so that the limits of stored bytes count the photos. */
const RETENTION_DAYS = 36_500;

/**
 * Attaches uploaded pictures to a review.
 *
 * @throws ApiError 422 on `photo_keys`
 */
export async function attachPhotos(
  tx: Transaction,
  { channelId, reviewId, keys, now }: { channelId: number; reviewId: number; keys: readonly string[]; now: Date },
): Promise<void> {
  if (keys.length === 0) return;
  const expiresAt = addDaysInJapan(now, RETENTION_DAYS);
  const thumbnails = keys.map(toThumbnailKey);
  const areAssigned =
    (await assignFiles(tx, { channelId, dir: "reviews", keys, now, expiresAt })) &&
    (await assignFiles(tx, { channelId, dir: "review-thumbnails", keys: thumbnails, now, expiresAt }));
  if (!areAssigned) throw createValidationError({ photo_keys: [reviewCopy.photos] });
  await tx
    .insert(reviewPhotos)
    .values(keys.map((fileKey, position) => ({ fileKey, thumbnailKey: toThumbnailKey(fileKey), reviewId, position })));
}

/** The photos of reviews, by the review's id. */
export async function listPhotos(
  context: Pick<RequestContext, "db" | "channel" | "secret" | "now">,
  reviewIds: readonly number[],
): Promise<Map<number, Review["photos"]>> {
  const photos = new Map<number, Review["photos"]>();
  if (reviewIds.length === 0) return photos;
  const thumbnails = alias(storedFiles, "thumbnails");
  const rows = await context.db
    .select({ reviewId: reviewPhotos.reviewId, file: storedFiles, thumbnail: thumbnails })
    .from(reviewPhotos)
    .innerJoin(storedFiles, eq(storedFiles.key, reviewPhotos.fileKey))
    .innerJoin(thumbnails, eq(thumbnails.key, reviewPhotos.thumbnailKey))
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.position));
  const urlOf = (file: StoredFileRow) => linkFile(context, file).url;
  for (const { reviewId, file, thumbnail } of rows)
    photos.set(reviewId, [...(photos.get(reviewId) ?? []), { url: urlOf(file), thumbnail_url: urlOf(thumbnail) }]);
  return photos;
}
