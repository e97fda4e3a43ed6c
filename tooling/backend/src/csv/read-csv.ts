import { CsvError, parse } from "csv-parse/sync";

/** A row of the file; `line` is its first line, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Decodes UTF-8 or Shift_JIS, detected by the bytes; undefined when it is neither. */
export function decodeText(bytes: Uint8Array): string | undefined {
  for (const encoding of ["utf-8", "shift_jis"]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
    } catch {
      continue;
    }
  }
  return undefined;
}

/** Parses CSV without empty rows; undefined when its quotes do not match. */
export function parseCsv(text: string): CsvRow[] | undefined {
  // The last line of each row.
  const ends: number[] = [];
  try {
    const rows = parse(text, {
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: (cells: string[], { lines }) => {
        ends.push(lines);
        return cells;
      },
    });
    return rows.map((cells, index) => {
      const breaks = cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
      return { line: (ends[index] ?? 0) - breaks, cells };
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** Undoes the escaping of a cell by a spreadsheet or `csvText`: `'=1` is =1, `="001"` is 001. */
export function unescapeCell(cell: string): string {
  const shown = /^="(.*)"$/s.exec(cell)?.[1] ?? cell;
  return shown.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, "");
}
