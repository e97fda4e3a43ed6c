import { randomBytes } from "node:crypto";
import type { MediaType } from "@noren/contract";

const endings: Record<MediaType, string> = {
  "application/pdf": "pdf",
  "image/avif": "avif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "text/csv": "csv",
};

const KEY = /^[a-z-]{1,30}\/[a-f0-9]{2}\/[a-f0-9]{32}\.[a-z]{3,4}$/;

/** A name of ours for a new file, which nobody can guess, in the folder `dir`. */
export function newFileKey(dir: string, type: MediaType): string {
  const name = randomBytes(16).toString("hex");
  return `${dir}/${name.slice(0, 2)}/${name}.${endings[type]}`;
}

/** The last guard before a path is made of a key. @throws Error for any other than ours */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error("Not a key of this storage");
  return key;
}
