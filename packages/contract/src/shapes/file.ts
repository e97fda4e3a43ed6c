import * as v from "valibot";
import { Moment } from "./text.ts";

/** The name that the storage gave a file; who knows it may use it. */
export const FileKey = v.pipe(
  v.string(),
  v.regex(/^[a-z-]{1,30}\/[a-f0-9]{2}\/[a-f0-9]{32}\.[a-z]{3,4}$/, "形式が正しくありません。"),
  v.examples(["inquiries/0a/0a1b2c3d4e5f60718293a4b5c6d7e8f9.png"]),
);

/** The files that go with something a person writes. */
export const fileKeys = v.optional(v.pipe(v.array(FileKey), v.maxLength(5, "添付できるファイルは5つまでです。")), []);

export const UploadedFile = v.object({
  key: v.string(),
  /** As the person called it. */
  name: v.string(),
  type: v.string(),
  /** Bytes, as it is kept. */
  size: v.number(),
  /** A file that nothing refers to by then is forgotten. */
  expires_at: Moment,
});
export type UploadedFile = v.InferOutput<typeof UploadedFile>;

/** A file that may be fetched. */
export const LinkedFile = v.object({
  name: v.string(),
  type: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Signed, from the shop's own root; good for an hour. */
  url: v.string(),
});
export type LinkedFile = v.InferOutput<typeof LinkedFile>;
