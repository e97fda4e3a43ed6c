import { calls } from "@noren/contract";
import { PHOTO_TYPES } from "@noren/validation/fields/upload-limits";
import { addDaysInJapan } from "../time/japan-time.ts";
import { findPersonOrNetwork } from "../account/verified-person.ts";
import { type Route, serve } from "../context/serve.ts";
import { cleanPicture } from "../files/clean-picture.ts";
import { toThumbnailKey } from "../files/file-key.ts";
import { type NewFile, storeFile } from "../files/stored-file.ts";
import { issueCopy } from "../http/http.copy.ts";
import { createValidationError } from "../http/problems.ts";
import { hashNetwork } from "../rate-limit/hash-network.ts";
import { countUpload } from "./count-upload.ts";
import { limitStoredBytes } from "./limit-stored-bytes.ts";

/** Pixels of a review's photo, which every visitor of the product may load, and of its small copy. */
const PHOTO_MAX_SIDE = 1600;
const THUMBNAIL_MAX_SIDE = 320;

export const uploadRoutes: readonly Route[] = [
  serve(calls.uploadFile, async ({ body, file, ...context }) => {
    const { db, files, channel, now, secret, network } = context;
    const createdAt = now();
    const { name, type } = file;
    const sender = await findPersonOrNetwork(context);
    await countUpload(context, sender);
    const isPhoto = body.dir === "reviews";
    if (isPhoto && !PHOTO_TYPES.some((each) => each === type))
      throw createValidationError({ file: [issueCopy.fileType] });
    const bytes = await cleanPicture(file, isPhoto ? PHOTO_MAX_SIDE : undefined);
    const thumbnail = isPhoto ? await cleanPicture({ bytes, type }, THUMBNAIL_MAX_SIDE) : null;
    const size = bytes.byteLength + (thumbnail?.byteLength ?? 0);
    await limitStoredBytes(context, { sender, dir: body.dir, bytes: size });
    const expiresAt = addDaysInJapan(createdAt, 1);
    const networkHash = hashNetwork(secret, network);
    const row: NewFile = { channelId: channel.id, dir: body.dir, name, type, bytes, createdAt, expiresAt, networkHash };
    const stored = await storeFile(db, files, row);
    if (thumbnail !== null)
      await storeFile(db, files, {
        ...row,
        dir: "review-thumbnails",
        key: toThumbnailKey(stored.key),
        bytes: thumbnail,
      });
    return { key: stored.key, name, type, size: stored.size, expires_at: expiresAt.toISOString() };
  }),
];
