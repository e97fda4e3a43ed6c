import { findTariff, type Tariffs } from "./tariff.ts";

/** Where parcels go. */
export interface Destination {
  /** The prefecture's number, 1 to 47. */
  prefecture: number;
  /** Seven digits. */
  postal_code: string;
  /** How often the carrier drives there: parcels wished for the same time travel together, and none is without products. */
  deliveries: number;
}

/**
 * What delivery costs for each destination, whole yen with tax. From `freeFrom` yen of products on the whole order
 * travels free, however many destinations it has and wherever they are.
 */
export function carriages(
  tariffs: Tariffs,
  destinations: readonly Destination[],
  totalProducts: number,
  freeFrom: number | null,
): number[] {
  const isFree = untilFreeCarriage(freeFrom, totalProducts) === 0;
  return destinations.map(({ prefecture, postal_code, deliveries }) =>
    isFree || deliveries === 0 ? 0 : findTariff(tariffs, prefecture, postal_code).carriage * deliveries,
  );
}

/** What delivery of a social gift costs: the same wherever it goes, and nothing where the order travels free. */
export function giftCarriage(carriage: number, totalProducts: number, freeFrom: number | null): number {
  return untilFreeCarriage(freeFrom, totalProducts) === 0 ? 0 : carriage;
}

/** Yen of products that are missing for free delivery; null where the shop has none, 0 once it is reached. */
export function untilFreeCarriage(freeFrom: number | null, totalProducts: number): number | null {
  return freeFrom === null ? null : Math.max(0, freeFrom - totalProducts);
}
