/** The outcome of a download [export.deferred]: a file, or a notice that the file will be sent later. */
export type DownloadOutcome = { readonly kind: "deferred" } | { readonly kind: "file"; readonly name: string };

/**
 * A JSON response defers the export [export.deferred].
 * @param type media type of the blob, with or without parameters
 * @param suggested the header x-suggested-filename, percent-encoded as headers need it
 */
export function downloadOutcome(type: string, suggested: string | null, fallback: string): DownloadOutcome {
  if (/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) return { kind: "deferred" };
  return { kind: "file", name: fileName(suggested, fallback) };
}

/** A safe file name: no folders, no control characters, never empty. */
export function fileName(suggested: string | null, fallback: string): string {
  const name = decode(suggested ?? "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/^.*[\\/]/s, "")
    .replace(/^[\s.]+/, "")
    .trimEnd();
  return name === "" ? fallback : name;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
