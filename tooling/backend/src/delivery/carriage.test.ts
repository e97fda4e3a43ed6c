import { describe, expect, it } from "vitest";
import { carriages, untilFreeCarriage } from "./carriage.ts";
import { findTariff } from "./tariff.ts";

const tokyo = { prefecture: 13, postal_code: "1500001", is_empty: false };
const okinawa = { prefecture: 47, postal_code: "9000014", is_empty: false };

describe("carriage", () => {
  it("costs more and takes longer the further it goes", () => {
    expect(findTariff(13, "1500001")).toEqual({ carriage: 660, days: 1 });
    expect(findTariff(1, "0600001")).toEqual({ carriage: 1320, days: 2 });
    expect(findTariff(47, "9000014")).toEqual({ carriage: 1980, days: 3 });
  });

  it("knows islands by their postal code", () => {
    expect(findTariff(13, "1002101")).toEqual({ carriage: 1540, days: 3 });
    expect(findTariff(13, "1000001")).toEqual({ carriage: 660, days: 1 });
    expect(findTariff(13, "1008111")).toEqual({ carriage: 660, days: 1 });
    expect(findTariff(15, "9521311")).toEqual({ carriage: 1540, days: 3 });
  });

  it("is charged for each destination that gets something", () => {
    expect(carriages([tokyo, okinawa, { ...tokyo, is_empty: true }], 4999, 5000)).toEqual([660, 1980, 0]);
  });

  it("is free for the whole order from the shop's threshold on", () => {
    expect(carriages([tokyo, okinawa], 5000, 5000)).toEqual([0, 0]);
    expect(carriages([tokyo, okinawa], 500_000, null)).toEqual([660, 1980]);
  });

  it("tells what is missing, never less than nothing", () => {
    expect(untilFreeCarriage(5000, 3800)).toBe(1200);
    expect(untilFreeCarriage(5000, 9000)).toBe(0);
    expect(untilFreeCarriage(null, 0)).toBeNull();
  });
});
