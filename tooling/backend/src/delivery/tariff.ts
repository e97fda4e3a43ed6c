/** The price of a parcel to a place (whole yen with tax) and its days in transit. */
export interface Tariff {
  carriage: number;
  days: number;
}

/** A shop's tariffs as its channel stores them. A database constraint ensures that each prefecture is in one zone. */
export interface Tariffs {
  /** Prefectures by their numbers (JIS X 0401). */
  zones: readonly (Tariff & { prefectures: readonly number[] })[];
  /** The surcharge and additional days for remote islands, with their inclusive ranges of postal codes. */
  islands: Tariff & { postal_codes: readonly (readonly [from: string, to: string])[] };
}

/** Whether a postal code, seven digits, is one of a remote island. */
export const isIsland = ({ islands }: Tariffs, postalCode: string): boolean =>
  islands.postal_codes.some(([from, to]) => postalCode >= from && postalCode <= to);

/**
 * Finds the tariff of a destination.
 *
 * @param prefecture the prefecture's number, 1 (Hokkaido) to 47 (Okinawa)
 * @param postalCode seven digits
 */
export function getTariff(tariffs: Tariffs, prefecture: number, postalCode: string): Tariff {
  const { zones, islands } = tariffs;
  const zone = zones.find((each) => each.prefectures.includes(prefecture));
  if (!zone) throw new RangeError(`No tariff for prefecture ${prefecture}`);
  if (!isIsland(tariffs, postalCode)) return { carriage: zone.carriage, days: zone.days };
  return { carriage: zone.carriage + islands.carriage, days: zone.days + islands.days };
}
