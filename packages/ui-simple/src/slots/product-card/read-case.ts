import type { ProductAttribute } from "@noren/contract";

/** How many pieces a product holds, and the word that counts them. */
export interface Case {
  count: number;
  unit: string;
}

type Attributes = readonly ProductAttribute[] | undefined;

const findText = (attributes: Attributes, name: string): string | null =>
  attributes?.find(({ key }) => key === name)?.text ?? null;

/** What a product holds by the attributes `case` and `unit` of its shop; null without. */
export function readCase(attributes: Attributes): Case | null {
  const count = attributes?.find(({ key }) => key === "case")?.number;
  return count === undefined || count < 1 ? null : { count, unit: findText(attributes, "unit") ?? "" };
}

/** The price of one piece, to a tenth of a yen. */
export const pricePerPiece = (price: number, { count }: Case): number => Math.round((price / count) * 10) / 10;
