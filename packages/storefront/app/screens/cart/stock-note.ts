import type { CartLine } from "@noren/contract";
import type { StockNote } from "#ui/screens/cart/cart.props";

type LineStock = Pick<CartLine, "quantity" | "max_quantity" | "stock_quantity">;

/** What the shopper must know about the stock of a line; null when there is enough. */
export function stockNote({ quantity, max_quantity, stock_quantity }: LineStock): StockNote | null {
  if (max_quantity === 0) return { kind: "out" };
  if (quantity > max_quantity) return { kind: "tooMany", max: max_quantity };
  return stock_quantity === null ? null : { kind: "few", left: stock_quantity };
}

/** The notes of the lines that have one, by line key. */
export function stockNotes(lines: readonly (LineStock & Pick<CartLine, "key">)[]): ReadonlyMap<string, StockNote> {
  return new Map(
    lines.flatMap((line) => {
      const note = stockNote(line);
      return note ? [[line.key, note]] : [];
    }),
  );
}
