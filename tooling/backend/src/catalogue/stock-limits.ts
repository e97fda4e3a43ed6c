import type { Variant } from "@noren/contract";

/** From so many pieces down the shopper is told how many are left. */
const FEW = 5;

/** The most of a variant that one order may have. */
export function maxQuantity(stock: number): number {
  return Math.min(stock, 9999);
}

/** What a page tells of a variant's stock: the exact number only where few are left. */
export function stockFacts(stock: number): Pick<Variant, "stock_status" | "stock_quantity" | "max_quantity"> {
  const stock_status = stock === 0 ? "out" : stock <= FEW ? "few" : "in_stock";
  return { stock_status, stock_quantity: stock_status === "few" ? stock : null, max_quantity: maxQuantity(stock) };
}
