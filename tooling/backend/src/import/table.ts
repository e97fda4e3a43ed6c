import { unescapeCell } from "../csv/read-csv.ts";
import { ImportError } from "./import-error.ts";
import { importCopy } from "./import.copy.ts";
import known from "./columns.json" with { type: "json" };
import type { Row } from "./read-rows.ts";

export type FormatId = keyof typeof known;
type Columns<F extends FormatId> = keyof (typeof known)[F];
export type ShopifyColumn = Columns<"shopify">;
export type EcCubeColumn = Columns<"ec-cube">;
export type NorenColumn = Columns<"noren">;

/** A row of a known format, by column meaning. */
export interface Cells<C extends string> {
  line: number;
  /** The cell's trimmed text; empty when missing. Unwraps `="001"`, with which Excel keeps zeros. */
  get(column: C): string;
  /** The cell's text with the blanks around it. */
  raw(column: C): string;
  /** Whether the file has the column. */
  has(column: C): boolean;
  /** The column's name in the file. */
  label(column: C): string;
}

/** The required columns of a format. */
const REQUIRED = {
  noren: ["key", "name", "price"],
  shopify: ["handle", "title", "price"],
  "ec-cube": ["name", "price"],
} as const;
/** The column that identifies the format. */
const FORMAT_COLUMN = { noren: "key", shopify: "handle", "ec-cube": "name" } as const;

export type Reader<C extends string = string> = (row: Row) => Cells<C>;

/**
 * Detects the format from the header row, and returns how to read the rows.
 *
 * @throws ImportError for a header of neither format, a missing column, or a duplicate one
 */
export function readHeader(header: readonly string[]): { format: FormatId; width: number; read: Reader } {
  const names = header.map(plain);
  const format = (Object.keys(known) as FormatId[]).find((id) => columnIndexes(id, names).has(FORMAT_COLUMN[id]));
  if (!format) throw new ImportError(importCopy.file.unknown);
  const found = columnIndexes(format, names);
  const missing = REQUIRED[format].filter((column) => !found.has(column));
  if (missing.length > 0) {
    const labels = missing.map((column) => label(format, column));
    throw new ImportError(importCopy.file.missingColumns(importCopy.formats[format], labels));
  }
  for (const [column, indexes] of found) {
    if (indexes.length > 1) throw new ImportError(importCopy.file.doubleColumn(label(format, column)));
  }
  const cellOf = (cells: readonly string[], column: string) => {
    const cell = cells[found.get(column)?.[0] ?? -1] ?? "";
    // Other shops' files are not escaped: an apostrophe is the text's own.
    return format === "noren" ? unescapeCell(cell) : cell;
  };
  const read: Reader = ({ line, cells }) => ({
    line,
    get: (column) => clean(cellOf(cells, column)),
    raw: (column) => withoutControls(cellOf(cells, column)),
    has: (column) => found.has(column),
    label: (column) => header[found.get(column)?.[0] ?? -1]?.trim() ?? label(format, column),
  });
  return { format, width: header.length, read };
}

function columnIndexes(format: FormatId, names: readonly string[]): Map<string, number[]> {
  const found = Object.entries(known[format]).map(([column, spellings]): [string, number[]] => {
    const wanted = new Set(spellings.map(plain));
    return [column, names.flatMap((name, index) => (wanted.has(name) ? [index] : []))];
  });
  return new Map(found.filter(([, indexes]) => indexes.length > 0));
}

function label(format: FormatId, column: string): string {
  return (known[format] as Record<string, string[]>)[column]?.[0] ?? column;
}

const plain = (name: string) => name.normalize("NFKC").replaceAll(/\s/g, "").toLowerCase();

function clean(cell: string): string {
  const text = /^="(.*)"$/s.exec(cell.trim())?.[1] ?? cell;
  return withoutControls(text).replaceAll("\u200B", "").trim();
}

const withoutControls = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- this removes control characters
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, "");
