import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { Encoding } from "./detect-encoding.ts";
import { ImportError } from "./import-error.ts";
import { importCopy } from "./import.copy.ts";

/** A row of the file; `line` is its first line, counted from 1. */
export interface Row {
  line: number;
  cells: string[];
}

/** Enough for the first line. */
const HEADER_BYTES = 64 * 1024;
const MAX_ROW_CHARACTERS = 1_000_000;

/**
 * Reads a CSV file row by row: quotes, line breaks in fields, CRLF; skips empty lines.
 *
 * @param onBytes called with the number of bytes read so far
 * @throws ImportError for broken quotes, since the ends of the rows are then unknown
 */
export async function* readRows(
  file: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Row> {
  // The line of the next row; the parser is ahead of its reader, and an error arrives before the rows in between.
  let next = 1;
  const parser = parse({
    info: true,
    delimiter: await findDelimiter(file, encoding),
    on_record: (record: string[], { lines }) => {
      next = lines + 1;
      return record;
    },
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  pipeline(Readable.from(readText(file, encoding, onBytes)), parser, () => undefined);
  try {
    for await (const item of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const { record, info } = item;
      const breaks = record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
      yield { line: info.lines - breaks, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { quotes, tooLong } = importCopy.file;
    throw new ImportError(error.code === "CSV_MAX_RECORD_SIZE" ? tooLong(next) : quotes(next), { cause: error });
  }
}

/** Excel separates the cells of its UTF-16 text by tabs. */
async function findDelimiter(file: string, encoding: Encoding): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const [header = ""] = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).split(/[\r\n]/);
    return header.includes("\t") && !header.includes(",") ? "\t" : ",";
  } finally {
    await handle.close();
  }
}

/** The file's text without a byte order mark, with LF line ends, so that all lines count the same. */
async function* readText(file: string, encoding: Encoding, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  let pending = "";
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const text = pending + decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be the first half of a CRLF.
    pending = text.endsWith("\r") ? "\r" : "";
    yield toLf(pending ? text.slice(0, -1) : text);
    bytes += chunk.byteLength;
    onBytes(bytes);
  }
  yield toLf(pending + decoder.decode());
}

const toLf = (text: string) => text.replace(/\r\n?/g, "\n");
