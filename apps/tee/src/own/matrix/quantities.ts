import type { Row } from "./read-matrix.ts";

/** Pieces by the variant's id. */
export type Quantities = ReadonlyMap<number, number>;

/** Reads what a shopper entered as a whole number. */
export const readPieces = (text: string): number =>
  Number.parseInt(text.normalize("NFKC").replaceAll(/\D/g, "").slice(0, 4), 10) || 0;

/**
 * Reads the cells that a shopper copied from a spreadsheet, for the cells to the right of and below a first one. Returns null for
 * the text of a single cell.
 */
export function readPastedCells(
  pasted: string,
  rows: readonly Row[],
  first: { row: number; column: number },
): Quantities | null {
  const text = pasted.replace(/\r?\n$/, "");
  if (!/[\t\n]/.test(text)) return null;
  const entered = new Map<number, number>();
  for (const [r, line] of text.split(/\r?\n/).entries())
    for (const [c, word] of line.split("\t").entries()) {
      const cell = rows[first.row + r]?.cells[first.column + c];
      if (cell && !cell.isSoldOut) entered.set(cell.id, readPieces(word));
    }
  return entered;
}

export interface Sums {
  pieces: number;
  /** With tax; null where a price needs a school's key. */
  price: number | null;
}

/** Adds up the entered pieces of some rows. */
export function sumUp(rows: readonly Row[], quantities: Quantities): Sums {
  const chosen = rows
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => (cell ? [{ price: cell.price, quantity: quantities.get(cell.id) ?? 0 }] : []))
    .filter(({ quantity }) => quantity > 0);
  return {
    pieces: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    price: chosen.some(({ price }) => price === null)
      ? null
      : chosen.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0),
  };
}
