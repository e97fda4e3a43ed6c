import { findTariff } from "./tariff.ts";

/** Where a parcel goes. */
export interface Destination {
  /** The prefecture's number, 1 to 47. */
  prefecture: number;
  /** Seven digits. */
  postal_code: string;
  /** Nothing travels to a destination without products, so nothing is charged for it. */
  is_empty: boolean;
}

/**
 * What delivery costs for each destination, whole yen with tax. From `freeFrom` yen of products on the whole order
 * travels free, however many destinations it has and wherever they are.
 */
export function carriages(
  destinations: readonly Destination[],
  totalProducts: number,
  freeFrom: number | null,
): number[] {
  const isFree = untilFreeCarriage(freeFrom, totalProducts) === 0;
  return destinations.map(({ prefecture, postal_code, is_empty }) =>
    isFree || is_empty ? 0 : findTariff(prefecture, postal_code).carriage,
  );
}

/** Yen of products that are missing for free delivery; null where the shop has none, 0 once it is reached. */
export function untilFreeCarriage(freeFrom: number | null, totalProducts: number): number | null {
  return freeFrom === null ? null : Math.max(0, freeFrom - totalProducts);
}
