import { randomBytes } from "node:crypto";
import type { MediaType } from "@noren/contract";

const extensions: Record<MediaType, string> = {
  "application/pdf": "pdf",
  "image/avif": "avif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "text/csv": "csv",
};

const KEY = /^[a-z-]{1,30}\/[a-f0-9]{2}\/[a-f0-9]{32}\.[a-z]{3,4}$/;

/** A random key for a new file in the folder `dir`. */
export function createFileKey(dir: string, type: MediaType): string {
  const name = randomBytes(16).toString("hex");
  return `${dir}/${name.slice(0, 2)}/${name}.${extensions[type]}`;
}

/** The key of the small copy of a review's photo. */
export const toThumbnailKey = (key: string): string => key.replace(/^[a-z-]+/, "review-thumbnails");

/** Checks a key before it becomes a path. @throws Error for a key that `createFileKey` did not make */
export function validateKey(key: string): string {
  if (!KEY.test(key)) throw new Error("Not a key of this storage");
  return key;
}
