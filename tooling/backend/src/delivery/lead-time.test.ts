import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { millisecondsInDay } from "date-fns/constants";
import { addDays, toJapanDay, weekdayOf } from "../time/japan-time.ts";
import { calculateDeliveryWindow } from "./lead-time.ts";

const weekdays = (day: string) => ![0, 6].includes(weekdayOf(day));
// 2026-11-20 is a Friday, 2026-11-23 (勤労感謝の日) a Monday.
const isOpen = (day: string) => weekdays(day) && day !== "2026-11-23";
const at = (moment: string) => new Date(moment);
const terms = { isOpen, cutOff: "13:00", choosableDays: 14, maxTransitDays: Number.POSITIVE_INFINITY };
const window = (moment: string, leadDays = 0, carriageDays = 1) =>
  calculateDeliveryWindow({ ...terms, now: at(moment), leadDays, carriageDays });

describe("calculateDeliveryWindow", () => {
  it("ships today before the cut-off, and on the next business day from then on", () => {
    expect(window("2026-11-19T12:59:59+09:00")).toMatchObject({ shipsOn: "2026-11-19", reasons: [] });
    expect(window("2026-11-19T13:00:00+09:00")).toMatchObject({ shipsOn: "2026-11-20", reasons: ["cut_off"] });
  });

  it("uses the shop's cut-off and number of days", () => {
    const late = { ...terms, cutOff: "17:30", choosableDays: 3, leadDays: 0, carriageDays: 1 };
    expect(calculateDeliveryWindow({ ...late, now: at("2026-11-19T17:29:59+09:00") })).toEqual({
      shipsOn: "2026-11-19",
      dates: ["2026-11-20", "2026-11-21", "2026-11-22"],
      reasons: [],
    });
    expect(calculateDeliveryWindow({ ...late, now: at("2026-11-19T17:30:00+09:00") }).shipsOn).toBe("2026-11-20");
  });

  it("skips the weekend and a following holiday", () => {
    const late = window("2026-11-20T13:00:00+09:00");
    expect(late.shipsOn).toBe("2026-11-24");
    expect(late.dates[0]).toBe("2026-11-25");
    expect(late.reasons).toEqual(["cut_off", "closed"]);
    expect(window("2026-11-21T09:00:00+09:00")).toMatchObject({ shipsOn: "2026-11-24", reasons: ["closed"] });
  });

  it("counts packing in business days and transit in calendar days", () => {
    const far = window("2026-11-19T10:00:00+09:00", 2, 3);
    expect(far.shipsOn).toBe("2026-11-24");
    expect(far.dates[0]).toBe("2026-11-27");
    expect(far.reasons).toEqual(["closed", "packing", "far"]);
  });

  it("offers fourteen consecutive days", () => {
    const { dates } = window("2026-11-19T10:00:00+09:00");
    expect(dates).toHaveLength(14);
    expect(dates.at(-1)).toBe("2026-12-03");
  });

  it("omits the days that exceed the transit time of perishable products", () => {
    const perishable = {
      ...terms,
      choosableDays: 7,
      leadDays: 0,
      carriageDays: 1,
      now: at("2026-11-19T10:00:00+09:00"),
    };
    const nextDay = calculateDeliveryWindow({ ...perishable, maxTransitDays: 1 });
    // Sunday to Tuesday would need a dispatch on the closed days before; 25 November is the day after the first open day.
    expect(nextDay).toMatchObject({
      dates: ["2026-11-20", "2026-11-21", "2026-11-25", "2026-11-26"],
      reasons: ["shelf_life"],
    });
    expect(calculateDeliveryWindow({ ...perishable, maxTransitDays: 2 }).dates).toContain("2026-11-22");
    expect(calculateDeliveryWindow({ ...perishable, maxTransitDays: 0 }).dates).toEqual([]);
  });

  it("offers no days if the shop never opens", () => {
    const closed = calculateDeliveryWindow({
      ...terms,
      now: at("2026-11-19T00:00:00Z"),
      isOpen: () => false,
      leadDays: 1,
      carriageDays: 1,
    });
    expect(closed).toEqual({ shipsOn: null, dates: [], reasons: ["closed"] });
  });

  it("never ships on a closed day or in the past, and never earlier for a later order", () => {
    const moments = fc.date({ min: at("2026-01-01T00:00:00Z"), max: at("2027-12-31T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(
        moments,
        fc.nat({ max: millisecondsInDay }),
        fc.nat({ max: 20 }),
        fc.nat({ max: 7 }),
        (now, wait, leadDays, carriageDays) => {
          const first = calculateDeliveryWindow({ ...terms, now, leadDays, carriageDays });
          const later = calculateDeliveryWindow({
            ...terms,
            now: new Date(now.getTime() + wait),
            leadDays,
            carriageDays,
          });
          expect(isOpen(first.shipsOn!)).toBe(true);
          expect(first.shipsOn! >= toJapanDay(now)).toBe(true);
          expect(first.dates[0]).toBe(addDays(first.shipsOn!, carriageDays));
          expect(later.shipsOn! >= first.shipsOn!).toBe(true);
        },
      ),
    );
  });
});
