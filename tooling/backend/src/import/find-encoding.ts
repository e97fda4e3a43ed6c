import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { ImportError } from "./import-error.ts";
import { importCopy } from "./import.copy.ts";

/** Encodings in which spreadsheets in Japan save CSV files. `shift_jis` is Windows' code page 932. */
export type Encoding = "utf-8" | "shift_jis";

/** The largest accepted file; a whole catalogue is far smaller. */
export const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Detects the encoding by decoding the whole file: only its bytes distinguish UTF-8 from Shift_JIS.
 *
 * @throws ImportError for a file that is missing, empty, too large, or not text in either encoding
 */
export async function findEncoding(file: string): Promise<{ encoding: Encoding; bytes: number }> {
  const { file: copy } = importCopy;
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new ImportError(copy.missing(file));
  if (!found.isFile()) throw new ImportError(copy.unreadable(file));
  if (found.size === 0) throw new ImportError(copy.empty);
  if (found.size > MAX_BYTES) throw new ImportError(copy.tooLarge(`${MAX_BYTES / 1024 / 1024}MB`));
  for (const encoding of ["utf-8", "shift_jis"] as const) {
    if (await isTextIn(file, encoding)) return { encoding, bytes: found.size };
  }
  throw new ImportError(copy.encoding);
}

async function isTextIn(file: string, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isText = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw new ImportError(importCopy.file.binary);
    try {
      if (isText) decoder.decode(chunk, { stream: true });
    } catch {
      isText = false;
    }
  }
  try {
    if (isText) decoder.decode();
  } catch {
    isText = false;
  }
  return isText;
}
