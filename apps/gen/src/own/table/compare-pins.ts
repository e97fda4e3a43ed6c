import type { ProductInfo } from "@noren/contract";
import { type Column, findFact } from "./columns.ts";

/** What a comparison says about a cell of a pinned row; nothing about the cells of other rows. */
export interface CellNote {
  isSame: boolean;
  isBest: boolean;
}

/** The columns that the shop does not define. */
export const PRICE = "price";

/** The value of a cell, by which cells are equal or not. */
const valueOf = (product: ProductInfo, key: string): string | number | null => {
  if (key === PRICE) return product.product_price_with_tax;
  const fact = findFact(product, key);
  return fact?.number ?? fact?.text ?? null;
};

/** Which cells of the pinned rows are equal, and where the best number is; undefined below two pinned rows. */
export function comparePins(
  pinned: readonly ProductInfo[],
  { key, better }: Pick<Column, "key" | "better">,
): ((product: ProductInfo) => CellNote) | undefined {
  if (pinned.length < 2) return undefined;
  const values = pinned.map((product) => valueOf(product, key));
  const numbers = values.filter((value) => typeof value === "number");
  const isSame = new Set(values).size === 1;
  const best = better === "higher" ? Math.max(...numbers) : Math.min(...numbers);
  const hasBest = better !== undefined && !isSame && numbers.length > 1;
  return (product) => ({ isSame, isBest: hasBest && valueOf(product, key) === best });
}
