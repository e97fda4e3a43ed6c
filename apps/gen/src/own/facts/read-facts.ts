import type { ProductAttribute, ProductInfo } from "@noren/contract";
import { pricePerPiece, readCase } from "#ui/slots/product-card/read-case";

/** A fact with a number, as cards, rows and rankings show it. */
export interface Measure {
  key: string;
  name: string;
  number: number;
  unit: string;
}

/** Facts on a card. */
const CARD_MEASURES = 3;
/** The number of pieces is part of the price of one. */
const CASE = "case";

/** The first facts of a product that are numbers, in the shop's order: 幅, 奥行, 高さ, or what the product has instead. */
export function readMeasures(attributes: readonly ProductAttribute[] = []): Measure[] {
  return attributes
    .flatMap(({ key, name, number, unit = "" }) =>
      number === undefined || key === CASE ? [] : { key, name, number, unit },
    )
    .slice(0, CARD_MEASURES);
}

/** The price of one piece, for a product that holds several; null for others. */
export function readUnitPrice({
  attributes,
  product_price_with_tax: price,
}: Pick<ProductInfo, "attributes" | "product_price_with_tax">): { price: number; unit: string } | null {
  const found = readCase(attributes);
  return found && found.count > 1 && price !== null ? { price: pricePerPiece(price, found), unit: found.unit } : null;
}
