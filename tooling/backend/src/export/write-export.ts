import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { type CsvEncoding, csvText, encodeText, REPLACEMENT } from "../csv/write-csv.ts";
import { StartError } from "../process/start-error.ts";
import { exportCopy } from "./export.copy.ts";

export type CsvCells = readonly (string | number | null)[];

/** Rows of a table with their number of records, such as the products of many variants. */
export interface ExportPage {
  rows: readonly CsvCells[];
  records: number;
}

export interface ExportFile {
  path: string;
  encoding: CsvEncoding;
  /** Replaces an existing file. */
  isForced: boolean;
}

export interface WrittenExport {
  records: number;
  /** Number of characters that the encoding lacks. */
  replaced: number;
}

/** Files have personal data, and prices of hidden products. */
const OWNER_ONLY = 0o600;

/**
 * Writes pages of rows as a CSV file that only its owner can read. A failure leaves no file, or the old one.
 *
 * @throws StartError for a file that exists or cannot be written
 */
export async function writeExport(
  { path, encoding, isForced }: ExportFile,
  header: CsvCells,
  pages: AsyncIterable<ExportPage>,
): Promise<WrittenExport> {
  // A forced file is written beside the old one.
  const target = isForced ? `${path}.part` : path;
  if (isForced) await rm(target, { force: true });
  const file = await open(target, "wx", OWNER_ONLY).catch((error: unknown) => rejectFile(path, error));
  try {
    const written = await writePages(file, encoding, header, pages);
    await file.close();
    if (isForced) await rename(target, path).catch((error: unknown) => rejectFile(path, error));
    return written;
  } catch (error) {
    await file.close();
    await rm(target, { force: true });
    throw error;
  }
}

async function writePages(
  file: FileHandle,
  encoding: CsvEncoding,
  header: CsvCells,
  pages: AsyncIterable<ExportPage>,
): Promise<WrittenExport> {
  const written = { records: 0, replaced: 0 };
  const write = async (text: string, isFirst: boolean) => {
    const bytes = encodeText(text, encoding);
    // Only the file begins with a byte order mark.
    await file.write(isFirst || encoding !== "utf-8" ? bytes : bytes.subarray(3));
    if (encoding !== "utf-8") written.replaced += countReplaced(text, bytes);
  };
  await write(csvText([header]), true);
  for await (const { rows, records } of pages) {
    await write(csvText(rows), false);
    written.records += records;
  }
  return written;
}

const countReplaced = (text: string, bytes: Uint8Array) =>
  count(new TextDecoder("shift_jis").decode(bytes)) - count(text);
const count = (text: string) => text.split(REPLACEMENT).length - 1;

function rejectFile(path: string, error: unknown): never {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "EEXIST") throw new StartError(exportCopy.exists(path), { cause: error });
  throw new StartError(exportCopy.unwritable(path, code), { cause: error });
}
