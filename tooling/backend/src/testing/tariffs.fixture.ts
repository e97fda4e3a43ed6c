import type { Tariffs } from "../delivery/tariff.ts";

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Delivery tariffs for tests without a database: those of a new shop, with fewer islands. */
export const testTariffs: Tariffs = {
  zones: [
    { prefectures: [1], carriage: 1320, days: 2 },
    { prefectures: [...between(2, 7), ...between(25, 30)], carriage: 770, days: 1 },
    { prefectures: between(8, 24), carriage: 660, days: 1 },
    { prefectures: between(31, 39), carriage: 880, days: 2 },
    { prefectures: between(40, 46), carriage: 990, days: 2 },
    { prefectures: [47], carriage: 1980, days: 3 },
  ],
  islands: {
    carriage: 880,
    days: 2,
    postal_codes: [
      ["1000101", "1002211"],
      ["9520000", "9523599"],
    ],
  },
};
