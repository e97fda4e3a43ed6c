import { getTariff, type Tariffs } from "./tariff.ts";

/** Where parcels are delivered. */
export interface Destination {
  /** The prefecture's number, 1 to 47. */
  prefecture: number;
  /** Seven digits. */
  postal_code: string;
  /** Number of deliveries: parcels requested for the same time are delivered together; empty parcels do not count. */
  deliveries: number;
}

/**
 * Calculates the carriage of each destination, whole yen with tax. All carriage is free if the products cost `freeFrom`
 * yen or more.
 */
export function calculateCarriages(
  tariffs: Tariffs,
  destinations: readonly Destination[],
  totalProducts: number,
  freeFrom: number | null,
): number[] {
  const isFree = computeAmountUntilFreeCarriage(freeFrom, totalProducts) === 0;
  return destinations.map(({ prefecture, postal_code, deliveries }) =>
    isFree || deliveries === 0 ? 0 : getTariff(tariffs, prefecture, postal_code).carriage * deliveries,
  );
}

/** The carriage of a social gift: independent of its destination, and free from `freeFrom` yen of products on. */
export function calculateGiftCarriage(carriage: number, totalProducts: number, freeFrom: number | null): number {
  return computeAmountUntilFreeCarriage(freeFrom, totalProducts) === 0 ? 0 : carriage;
}

/** The yen of products missing for free delivery: 0 once it is reached, null if the shop offers none. */
export function computeAmountUntilFreeCarriage(freeFrom: number | null, totalProducts: number): number | null {
  return freeFrom === null ? null : Math.max(0, freeFrom - totalProducts);
}
