import { ATTACHMENTS_MAX } from "@noren/validation/fields/upload-limits";
import * as v from "valibot";
import { arrayUpTo } from "../array-up-to.ts";
import { described } from "../described.ts";
import { DisplayName, Moment } from "./text.ts";

/** A key that the storage generates; it authorizes the use of the file. */
export const FileKey = v.pipe(
  v.string(),
  v.regex(/^[a-z-]{1,30}\/[a-f0-9]{2}\/[a-f0-9]{32}\.[a-z]{3,4}$/, "形式が正しくありません。"),
  v.examples(["inquiries/0a/0a1b2c3d4e5f60718293a4b5c6d7e8f9.png"]),
);

/** Attachments of a form. */
export const fileKeys = v.optional(
  arrayUpTo(FileKey, ATTACHMENTS_MAX, `添付できるファイルは${ATTACHMENTS_MAX}つまでです。`),
  [],
);

export const UploadedFile = v.object({
  key: described("The file's key for other calls.", v.string()),
  name: described("The file's original name.", v.string()),
  type: described("The media type.", v.string()),
  size: described("Bytes, as stored.", v.number()),
  expires_at: described("ISO 8601; the file is deleted then unless another entry uses it.", Moment),
});
export type UploadedFile = v.InferOutput<typeof UploadedFile>;

export const LinkedFile = described(
  "A file to download.",
  v.object({
    name: DisplayName,
    type: described("The media type.", v.string()),
    size: described("Bytes.", v.number()),
    url: described("Signed path of this shop, valid for an hour.", v.string()),
  }),
);
export type LinkedFile = v.InferOutput<typeof LinkedFile>;

export const FileContents = described(
  "The content of an external file that the shop's pages show.",
  v.object({
    url: described("A URL, or a path of this shop.", v.string()),
    content_type: described("Media type without parameters.", v.string()),
    content: described("The text; SVG and HTML are sanitised.", v.string()),
  }),
);
export type FileContents = v.InferOutput<typeof FileContents>;
