import type { MediaType, ReceivedFile, Upload } from "@noren/contract";
import type { Context as Http } from "hono";
import { mediaTypeOf } from "./media-type.ts";
import { ApiError } from "./api-error.ts";
import { readBytes, createUnsupportedMediaTypeError } from "./body.ts";
import { httpCopy, issueCopy } from "./http.copy.ts";
import { boundaryOf, type Part, readParts } from "./multipart-parts.ts";
import { createValidationError } from "./problems.ts";

/** Allowance for text fields and boundaries. */
const MARGIN_BYTES = 64 * 1024;
const MAX_NAME_LENGTH = 200;

/**
 * Reads a multipart body: the field `file` and the text fields, which the caller validates with the call's body schema.
 *
 * @throws ApiError 400, 413, 415, or 422 with the field's name
 */
export async function readMultipart(
  http: Http,
  upload: Upload,
): Promise<{ fields: Record<string, unknown>; file: ReceivedFile }> {
  const type = http.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw createUnsupportedMediaTypeError("multipart/form-data");
  const bytes = await readBytes(http, upload.maxBytes + MARGIN_BYTES, createBadMultipartError);
  const boundary = boundaryOf(type);
  const parts = boundary === undefined ? undefined : readParts(bytes, boundary);
  if (!parts) throw createBadMultipartError();
  const [file, ...more] = parts.filter(({ name }) => name === "file");
  if (file?.fileName === undefined) throw createValidationError({ file: [issueCopy.missing] });
  if (more.length > 0) throw createValidationError({ file: [issueCopy.oneFile] });
  if (file.bytes.length > upload.maxBytes)
    throw createValidationError({ file: [httpCopy.fileTooLarge(upload.maxBytes)] });
  const others = parts.filter(({ name }) => name !== "file");
  return { fields: Object.fromEntries(others.map(fieldOf)), file: toReceivedFile(file, upload.types) };
}

const createBadMultipartError = () => new ApiError(400, "bad_multipart", httpCopy.badMultipart);

/** A text field; a file in its place becomes null, which no field accepts. */
const fieldOf = ({ name, fileName, bytes }: Part): [string, string | null] => [
  name,
  fileName === undefined ? new TextDecoder().decode(bytes) : null,
];

/** Detects the media type from the content; the client's Content-Type is not trusted. */
function toReceivedFile({ bytes, fileName = "" }: Part, types: readonly MediaType[]): ReceivedFile {
  if (bytes.length === 0) throw createValidationError({ file: [issueCopy.emptyFile] });
  const type = mediaTypeOf(bytes);
  if (!type || !types.includes(type)) throw createValidationError({ file: [issueCopy.fileType] });
  return { bytes, type, name: toDisplayName(fileName) };
}

/** Normalizes a file name: macOS sends decomposed kana (NFD), old browsers send whole paths. */
function toDisplayName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize("NFC")
    .replace(/^.*[\\/]/s, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  return Array.from(plain).slice(0, MAX_NAME_LENGTH).join("") || "file";
}
