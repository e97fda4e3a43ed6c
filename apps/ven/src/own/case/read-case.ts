import type { ProductAttribute } from "@noren/contract";

/** How many pieces are in a case, and the word that counts them. */
export interface Case {
  count: number;
  unit: string;
}

type Attributes = readonly ProductAttribute[] | undefined;

const findText = (attributes: Attributes, name: string): string | null =>
  attributes?.find(({ key }) => key === name)?.text ?? null;

/** The case of a product by its attributes `case` and `unit`; null without. */
export function readCase(attributes: Attributes): Case | null {
  const count = attributes?.find(({ key }) => key === "case")?.number;
  return count === undefined || count < 1 ? null : { count, unit: findText(attributes, "unit") ?? "" };
}

/** When a product leaves the warehouse, by its attribute `ready`. */
export const readReady = (attributes: Attributes): string | null => findText(attributes, "ready");

/** The price of one piece, to a tenth of a yen. */
export const pricePerPiece = (price: number, { count }: Case): number => Math.round((price / count) * 10) / 10;
