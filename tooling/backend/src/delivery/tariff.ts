/** What a parcel to a place costs (whole yen with tax) and how many days it is on the road. */
export interface Tariff {
  carriage: number;
  days: number;
}

const CENTRE: Tariff = { carriage: 660, days: 1 };
const NEAR: Tariff = { carriage: 770, days: 1 };
const WEST: Tariff = { carriage: 880, days: 2 };
const KYUSHU: Tariff = { carriage: 990, days: 2 };
const HOKKAIDO: Tariff = { carriage: 1320, days: 2 };
const OKINAWA: Tariff = { carriage: 1980, days: 3 };

/** Islands with a ferry between: so much more, and so many days longer. */
const ISLAND: Tariff = { carriage: 880, days: 2 };

/** Postal codes of islands, from and to, both included. */
const ISLAND_CODES: readonly (readonly [string, string])[] = [
  ["0431401", "0431525"], // Okushiri
  ["0783951", "0783955"], // Teuri, Yagishiri
  ["0970101", "0971202"], // Rishiri, Rebun
  ["1000101", "1002211"], // Izu, Ogasawara
  ["6840100", "6840499"], // Chibu, Nishinoshima, Ama
  ["6850000", "6850999"], // Oki
  ["8115100", "8115757"], // Iki
  ["8170000", "8171799"], // Tsushima
  ["8530000", "8533299"], // Goto
  ["8574200", "8574999"], // Upper Goto, Ojika, Uku
  ["8913100", "8914499"], // Tanegashima, Yakushima
  ["8916200", "8919399"], // Kikai, Tokunoshima, Okinoerabu, Yoron
  ["8940000", "8942999"], // Amami
  ["9060000", "9060699"], // Miyako
  ["9070000", "9071899"], // Yaeyama
  ["9520000", "9523599"], // Sado
];

/** By the prefecture's number (JIS X 0401). */
function tariffOf(prefecture: number): Tariff {
  if (prefecture === 1) return HOKKAIDO;
  if (prefecture <= 7) return NEAR;
  if (prefecture <= 24) return CENTRE;
  if (prefecture <= 30) return NEAR;
  if (prefecture <= 39) return WEST;
  if (prefecture <= 46) return KYUSHU;
  return OKINAWA;
}

/**
 * The tariff of a destination.
 *
 * @param prefecture the prefecture's number, 1 (Hokkaido) to 47 (Okinawa)
 * @param postalCode seven digits
 */
export function findTariff(prefecture: number, postalCode: string): Tariff {
  const base = tariffOf(prefecture);
  const isIsland = ISLAND_CODES.some(([from, to]) => postalCode >= from && postalCode <= to);
  return isIsland ? { carriage: base.carriage + ISLAND.carriage, days: base.days + ISLAND.days } : base;
}
