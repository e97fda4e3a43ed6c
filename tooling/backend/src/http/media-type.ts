import type { MediaType } from "@noren/contract";

const at = (bytes: Uint8Array, offset: number, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(offset, offset + text.length)
    .equals(Buffer.from(text, "latin1"));

const signatures: Record<Exclude<MediaType, "text/csv">, (bytes: Uint8Array) => boolean> = {
  "application/pdf": (bytes) => at(bytes, 0, "%PDF-"),
  "image/avif": (bytes) => at(bytes, 4, "ftypavif"),
  "image/jpeg": (bytes) => at(bytes, 0, "\xff\xd8\xff"),
  "image/png": (bytes) => at(bytes, 0, "\x89PNG\r\n\x1a\n"),
  "image/webp": (bytes) => at(bytes, 0, "RIFF") && at(bytes, 8, "WEBP"),
};

/** Detects a media type by the file's first bytes. Text has no signature: an unknown file without NUL counts as CSV. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const kinds = Object.keys(signatures) as (keyof typeof signatures)[];
  return kinds.find((kind) => signatures[kind](bytes)) ?? (bytes.includes(0) ? undefined : "text/csv");
}
