import { matrixCopy as copy } from "./matrix.copy.ts";
import { findSize, toName } from "./names.ts";
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

/** The size of a person: after the name, and rather letters than a number, which may be the one on the back. */
function sizeOf([name = "", ...words]: readonly string[], sizes: readonly string[]): number | null {
  const named = [...words, name].filter((word) => findSize(sizes, word) !== null);
  return findSize(sizes, named.find((word) => !/^\d+$/.test(word)) ?? named[0] ?? "");
}

/** Counts the sizes of a roster (名前 サイズ 番号), one person per line. A line without a colour counts for `row`. */
export function readRoster(text: string, { sizes, rows }: Matrix, row: Row): Roster {
  const counts = new Map<number, number>();
  const unread: Roster["unread"] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const words = wordsOf(line);
    const place = sizeOf(words, sizes);
    if (words.length === 0 || (place === null && words.some((word) => copy.rosterHeadings.includes(toName(word)))))
      continue;
    const named = rows.find(({ colour }) => words.some((word) => toName(word) === toName(colour))) ?? row;
    const cell = place === null ? null : named.cells[place];
    if (cell) counts.set(cell.id, (counts.get(cell.id) ?? 0) + 1);
    else unread.push({ line: index + 1, text: line.trim() });
  }
  return { counts, unread };
}
