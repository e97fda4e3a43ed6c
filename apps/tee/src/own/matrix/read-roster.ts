import type { Matrix, Row } from "./read-matrix.ts";

interface Roster {
  /** Pieces by the variant's id. */
  counts: Map<number, number>;
  /** The lines without a size of this product, with their numbers from 1. */
  unread: { line: number; text: string }[];
}

/** Splits a line of a spreadsheet or of a list typed by hand. */
const wordsOf = (line: string): string[] =>
  line
    .normalize("NFKC")
    .split(/[\s,、/]+/)
    .filter(Boolean);

/** Counts the sizes of a roster (名前 サイズ 番号), one person per line. A line without a colour counts for `row`. */
export function readRoster(text: string, { sizes, rows }: Matrix, row: Row): Roster {
  const counts = new Map<number, number>();
  const unread: Roster["unread"] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const words = wordsOf(line);
    if (words.length === 0) continue;
    const place = sizes.findIndex((size) => words.some((word) => word.toUpperCase() === size.toUpperCase()));
    const named = rows.find(({ colour }) => colour !== "" && words.includes(colour)) ?? row;
    const cell = named.cells[place];
    if (cell) counts.set(cell.id, (counts.get(cell.id) ?? 0) + 1);
    else unread.push({ line: index + 1, text: line.trim() });
  }
  return { counts, unread };
}
