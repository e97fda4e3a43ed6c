import type { ProductInfo } from "@noren/contract";
import { pricePerPiece, readCase } from "#ui/slots/product-card/read-case";

/** The columns by which the shown rows can be sorted. */
export const SORT_COLUMNS = ["code", "name", "case", "piece", "price", "ready"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface SortOrder {
  column: SortColumn;
  isDown: boolean;
}

const READY_ORDER = ["today", "next", "three", "seven"];

/** The place of a row's choice among those of the attribute. */
function readyOf({ attributes }: ProductInfo): number | null {
  const [choice] = attributes?.find(({ key }) => key === "ready")?.choices ?? [];
  return choice === undefined ? null : READY_ORDER.indexOf(choice);
}

function pieceOf({ attributes, product_price_with_tax: price }: ProductInfo): number | null {
  const found = readCase(attributes);
  return found && price !== null ? pricePerPiece(price, found) : null;
}

/** The value by which a column sorts a row: a text or a number; null goes last. */
const VALUES: Readonly<Record<SortColumn, (product: ProductInfo) => string | number | null>> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  case: ({ attributes }) => readCase(attributes)?.count ?? null,
  piece: pieceOf,
  price: ({ product_price_with_tax }) => product_price_with_tax,
  ready: readyOf,
};

const collator = new Intl.Collator("ja", { numeric: true });

/** The rows in the chosen order; those without a value last. Without an order they stay as the shop lists them. */
export function sortRows(products: readonly ProductInfo[], order: SortOrder | null): readonly ProductInfo[] {
  if (!order) return products;
  const turn = order.isDown ? -1 : 1;
  return products.toSorted((one, other) => {
    const [a, b] = [VALUES[order.column](one), VALUES[order.column](other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return turn * (typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b)));
  });
}
