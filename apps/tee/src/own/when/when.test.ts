import { expect, test } from "vitest";
import { findFirstWornDay, findLastOrderDay } from "./when.ts";

/** November and December 2026, closed on Sundays. */
const dates = Array.from({ length: 61 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 10, 1 + index));
  return { date: date.toISOString().slice(0, 10), is_open: date.getUTCDay() !== 0, holiday_name: null };
});

test("the last day to order is counted back over working days", () => {
  // Worn on Saturday the 28th, so it arrives on Friday, leaves on Wednesday, and six working days before is the 18th.
  expect(findLastOrderDay("2026-11-28", "2026-11-02", dates)).toEqual({ kind: "until", last: "2026-11-18" });
});

test("a day that is too soon, or after the end of the calendar, has no such day", () => {
  expect(findLastOrderDay("2026-11-28", "2026-11-19", dates)).toEqual({ kind: "tooSoon" });
  expect(findLastOrderDay("2027-02-01", "2026-11-19", dates)).toEqual({ kind: "later" });
});

test("an order on the last day can be worn on the day that it was counted back from", () => {
  expect(findFirstWornDay("2026-11-18", dates)).toBe("2026-11-28");
  expect(findFirstWornDay("2026-12-30", dates)).toBeNull();
});
