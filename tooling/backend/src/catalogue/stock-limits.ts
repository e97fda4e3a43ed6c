import { MAX_QUANTITY, type Variant } from "@noren/contract";

/** The page shows the remaining quantity up to this stock. */
const FEW = 5;

/** The maximum quantity of a variant in one order. */
export function maxQuantity(stock: number): number {
  return Math.min(stock, MAX_QUANTITY);
}

/** The public stock data of a variant. Reveals the exact quantity only for low stock. */
export function stockFacts(stock: number): Pick<Variant, "stock_status" | "stock_quantity" | "max_quantity"> {
  const stock_status = stock === 0 ? "out" : stock <= FEW ? "few" : "in_stock";
  return { stock_status, stock_quantity: stock_status === "few" ? stock : null, max_quantity: maxQuantity(stock) };
}
