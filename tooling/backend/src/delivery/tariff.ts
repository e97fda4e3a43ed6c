/** What a parcel to a place costs (whole yen with tax) and how many days it is on the road. */
export interface Tariff {
  carriage: number;
  days: number;
}

/** A shop's tariff as its channel keeps it. The database sees to it that every prefecture stands in one zone. */
export interface Tariffs {
  /** Prefectures by their numbers (JIS X 0401). */
  zones: readonly (Tariff & { prefectures: readonly number[] })[];
  /** Islands with a ferry between: so much more, and so many days longer. Postal codes from and to, both included. */
  islands: Tariff & { postal_codes: readonly (readonly [from: string, to: string])[] };
}

/**
 * The tariff of a destination.
 *
 * @param prefecture the prefecture's number, 1 (Hokkaido) to 47 (Okinawa)
 * @param postalCode seven digits
 */
export function findTariff({ zones, islands }: Tariffs, prefecture: number, postalCode: string): Tariff {
  const zone = zones.find((each) => each.prefectures.includes(prefecture));
  if (!zone) throw new RangeError(`No tariff for prefecture ${prefecture}`);
  const isIsland = islands.postal_codes.some(([from, to]) => postalCode >= from && postalCode <= to);
  if (!isIsland) return { carriage: zone.carriage, days: zone.days };
  return { carriage: zone.carriage + islands.carriage, days: zone.days + islands.days };
}
