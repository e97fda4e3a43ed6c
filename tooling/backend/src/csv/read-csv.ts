import { CsvError, parse } from "csv-parse/sync";

/** A row as the file has it; `line` is where it begins, from 1 on. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** The text of a file in UTF-8 or Shift_JIS, told by its bytes; undefined where it is neither. */
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

/** The rows of a CSV text without the empty ones; undefined where its quotes are broken. */
export function parseCsv(text: string): CsvRow[] | undefined {
  // Where each row ends.
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

/** A cell as it was before a spreadsheet or `csvText` made it safe: `'=1` is =1, `="001"` is 001. */
export function plainCell(cell: string): string {
  const shown = /^="(.*)"$/s.exec(cell)?.[1] ?? cell;
  return shown.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, "");
}
