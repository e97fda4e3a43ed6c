import type { Row } from "./read-matrix.ts";

/** The texts that a shopper entered, by the variant's id. */
export type Entries = ReadonlyMap<number, string>;

/** Pieces by the variant's id. */
export type Quantities = ReadonlyMap<number, number>;

/** Reads an entered whole number, 0 for an empty text. Returns null for any other text. */
export function readPieces(text: string): number | null {
  const [, digits] = /^(\d{0,6})枚?$/.exec(text.normalize("NFKC").trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The pieces of the entries that are numbers. */
export const readQuantities = (entries: Entries): Quantities =>
  new Map([...entries].map(([id, text]) => [id, readPieces(text) ?? 0]));

/** The text of a field for a number of pieces. */
export const toEntry = (pieces: number): string => String(pieces || "");

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
