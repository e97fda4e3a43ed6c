import { describe, expect, it } from "vitest";
import { calculateCarriages, computeAmountUntilFreeCarriage } from "./carriage.ts";
import { testTariffs } from "../testing/tariffs.fixture.ts";
import { getTariff } from "./tariff.ts";

const tokyo = { prefecture: 13, postal_code: "1500001", deliveries: 1 };
const okinawa = { prefecture: 47, postal_code: "9000014", deliveries: 1 };

describe("carriage", () => {
  it("costs more and takes longer to distant zones", () => {
    expect(getTariff(testTariffs, 13, "1500001")).toEqual({ carriage: 660, days: 1 });
    expect(getTariff(testTariffs, 1, "0600001")).toEqual({ carriage: 1320, days: 2 });
    expect(getTariff(testTariffs, 47, "9000014")).toEqual({ carriage: 1980, days: 3 });
  });

  it("identifies islands by postal code", () => {
    expect(getTariff(testTariffs, 13, "1002101")).toEqual({ carriage: 1540, days: 3 });
    expect(getTariff(testTariffs, 13, "1000001")).toEqual({ carriage: 660, days: 1 });
    expect(getTariff(testTariffs, 13, "1008111")).toEqual({ carriage: 660, days: 1 });
    expect(getTariff(testTariffs, 15, "9521311")).toEqual({ carriage: 1540, days: 3 });
  });

  it("is charged for each delivery to a destination", () => {
    const nothing = { ...tokyo, deliveries: 0 };
    expect(calculateCarriages(testTariffs, [tokyo, okinawa, nothing], 4999, 5000)).toEqual([660, 1980, 0]);
    expect(calculateCarriages(testTariffs, [{ ...okinawa, deliveries: 2 }], 4999, 5000)).toEqual([3960]);
  });

  it("throws for an unknown prefecture", () => {
    expect(() => getTariff(testTariffs, 48, "1500001")).toThrow(RangeError);
  });

  it("is free for all destinations from the shop's threshold on", () => {
    expect(calculateCarriages(testTariffs, [tokyo, okinawa], 5000, 5000)).toEqual([0, 0]);
    expect(calculateCarriages(testTariffs, [tokyo, okinawa], 500_000, null)).toEqual([660, 1980]);
  });

  it("returns the amount missing for free delivery, at least zero", () => {
    expect(computeAmountUntilFreeCarriage(5000, 3800)).toBe(1200);
    expect(computeAmountUntilFreeCarriage(5000, 9000)).toBe(0);
    expect(computeAmountUntilFreeCarriage(null, 0)).toBeNull();
  });
});
