import { matrixCopy as copy } from "./matrix.copy.ts";
import { type Entries, readPieces } from "./quantities.ts";
import { findSize, toName } from "./names.ts";
import type { Cell, Matrix, Row } from "./read-matrix.ts";

/** A pasted value that no field takes. */
export interface UnplacedValue {
  /** Where it belongs, as far as that is known: 紫 M */
  place: string;
  text: string;
  reason: string;
}

export interface PastedTable {
  entered: Entries;
  unplaced: UnplacedValue[];
}

type Grid = readonly (readonly string[])[];

/** The rows of a spreadsheet's cells; null for the text of a single cell. */
function toGrid(pasted: string): Grid | null {
  const lines = pasted.replace(/(\r?\n)+$/, "").split(/\r?\n/);
  const rows = lines.map((line) => line.split("\t").map((word) => word.trim()));
  return rows.length > 1 || rows.some((words) => words.length > 1) ? rows : null;
}

const columnOf = (grid: Grid, column: number): string[] => grid.map((words) => words[column] ?? "");

const transpose = (grid: Grid): Grid =>
  Array.from({ length: Math.max(...grid.map((words) => words.length)) }, (_, column) => columnOf(grid, column));

/** A number may be a size too, such as 150. */
const isNumber = (word: string) => word !== "" && readPieces(word) !== null;

/** Sizes in letters below one another, each once: a spreadsheet with a row for each size. */
function hasSizesBelow(grid: Grid, sizes: readonly string[]): boolean {
  const places = columnOf(grid, 0).flatMap((word) => (isNumber(word) ? [] : (findSize(sizes, word) ?? [])));
  return grid.length > 1 && places.length > 0 && new Set(places).size === places.length;
}

const findColour = (rows: readonly Row[], word: string) => rows.find(({ colour }) => toName(colour) === toName(word));

/**
 * Whether the first row names sizes. A row with a size in letters does if its first cell is empty or colours are below it.
 * Another row must have no number that is no size, and a size in letters or a first cell without a number: a row of numbers
 * alone may be pieces.
 */
function isHeading([words = [], ...below]: Grid, { sizes, rows }: Matrix): boolean {
  const named = words.filter((word) => findSize(sizes, word) !== null);
  const hasLetters = named.some((word) => !isNumber(word));
  const hasCorner = words[0] === "" || below.some(([label = ""]) => label !== "" && findColour(rows, label));
  if (hasLetters && hasCorner) return true;
  const hasOtherNumber = words.some((word) => isNumber(word) && !named.includes(word));
  return named.length > 0 && !hasOtherNumber && (hasLetters || !isNumber(words[0] ?? ""));
}

function unplacedReason(cell: Cell | null | undefined): string {
  if (cell === undefined) return copy.notInTable;
  if (cell === null) return copy.notSold;
  return cell.isSoldOut ? copy.soldOut : copy.noNumber;
}

/** The parts of a copied table. */
interface TableParts {
  /** The words of the first row; null if it does not name sizes. */
  heading: readonly string[] | null;
  /** The words of the first column; null if it has values. */
  labels: readonly string[] | null;
  /** The rows below the heading, without the labels. */
  values: Grid;
}

function splitTable(grid: Grid, matrix: Matrix): TableParts {
  const [first = [], ...below] = grid;
  const heading = isHeading(grid, matrix) ? first : null;
  const body = heading ? below : grid;
  const labels = columnOf(body, 0);
  const hasLabels =
    body.some((words) => words.length > 1) && !labels.some(isNumber) && labels.some((label) => label !== "");
  if (!hasLabels) return { heading, labels: null, values: body };
  return { heading: heading && heading.slice(1), labels, values: body.map((words) => words.slice(1)) };
}

/**
 * Reads a table that a shopper copied from a spreadsheet: into the rows and columns that its first row and column name, else into
 * the fields to the right of and below a first one. Returns null for the text of a single cell, and enters nothing from a roster.
 */
export function readPastedTable(
  pasted: string,
  matrix: Matrix,
  first: { row: number; column: number },
): PastedTable | null {
  const { sizes, rows } = matrix;
  const copied = toGrid(pasted);
  if (!copied) return null;
  const { heading, labels, values } = splitTable(hasSizesBelow(copied, sizes) ? transpose(copied) : copied, matrix);
  const entered = new Map<number, string>();
  const unplaced: UnplacedValue[] = [];
  const isRoster = values.flat().some((word) => !isNumber(word) && findSize(sizes, word) !== null);
  if (isRoster) return { entered, unplaced };
  const hasColours = rows.some(({ colour }) => colour !== "");
  for (const [r, words] of values.entries()) {
    const label = labels?.[r];
    const row = label !== undefined && hasColours ? findColour(rows, label) : rows[first.row + r];
    for (const [c, word] of words.entries()) {
      const column = heading ? findSize(sizes, heading[c] ?? "") : first.column + c;
      const cell = column === null ? undefined : row?.cells[column];
      const pieces = readPieces(word);
      if (cell && !cell.isSoldOut && pieces !== null) {
        // A colour that is there twice counts twice.
        const before = Number(entered.get(cell.id) ?? 0);
        entered.set(cell.id, word === "" && before === 0 ? "" : String(before + pieces));
        continue;
      }
      if (pieces === 0) continue;
      const names = [row?.colour || (label ?? copy.pastedRow(r + 1)), sizes[column ?? -1] ?? heading?.[c]];
      unplaced.push({
        place: cell?.name ?? names.filter(Boolean).join(" "),
        text: word,
        reason: unplacedReason(cell),
      });
    }
  }
  return { entered, unplaced };
}
