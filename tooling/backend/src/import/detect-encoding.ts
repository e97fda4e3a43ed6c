import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { ImportError } from "./import-error.ts";
import { importCopy } from "./import.copy.ts";

/** Encodings in which spreadsheets in Japan save CSV files. `shift_jis` is Windows' code page 932. */
export type Encoding = "utf-8" | "shift_jis" | "utf-16le" | "utf-16be";

/** The largest accepted file; a whole catalogue is far smaller. */
export const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Detects the encoding: UTF-16 by its byte order mark, others by decoding the whole file, since only its bytes
 * distinguish UTF-8 from Shift_JIS.
 *
 * @throws ImportError for a file that is missing, empty, too large, or not text in one of the encodings
 */
export async function detectEncoding(file: string): Promise<{ encoding: Encoding; bytes: number }> {
  const { file: copy } = importCopy;
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new ImportError(copy.missing(file));
  if (!found.isFile()) throw new ImportError(copy.unreadable(file));
  if (found.size === 0) throw new ImportError(copy.empty);
  if (found.size > MAX_BYTES) throw new ImportError(copy.tooLarge(`${MAX_BYTES / 1024 / 1024}MB`));
  for (const encoding of await candidates(file)) {
    if (await isTextIn(file, encoding)) return { encoding, bytes: found.size };
  }
  throw new ImportError(copy.encoding);
}

async function candidates(file: string): Promise<readonly Encoding[]> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const mark = buffer.subarray(0, bytesRead).toString("hex");
    return mark === "fffe" ? ["utf-16le"] : mark === "feff" ? ["utf-16be"] : ["utf-8", "shift_jis"];
  } finally {
    await handle.close();
  }
}

async function isTextIn(file: string, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isText = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (!encoding.startsWith("utf-16") && chunk.includes(0)) throw new ImportError(importCopy.file.binary);
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
