import { expect, it } from "vitest";
import { monthsOf } from "./months.ts";

const day = (date: string) => ({ date, is_open: true, holiday_name: null });

it("groups days by month and counts the empty cells before the first day", () => {
  const months = monthsOf(["2026-11-01", "2026-11-02", "2026-12-01"].map(day));
  expect(months.map(({ year, month, emptyCells, days }) => [year, month, emptyCells, days.length])).toEqual([
    [2026, 11, 0, 2],
    [2026, 12, 2, 1],
  ]);
});
