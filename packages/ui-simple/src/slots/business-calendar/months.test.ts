import { expect, it } from "vitest";
import { monthsOf } from "./months.ts";

const day = (date: string) => ({ date, is_open: true, holiday_name: null });

it("parts days into months and leaves the places before the first day empty", () => {
  const months = monthsOf(["2026-11-01", "2026-11-02", "2026-12-01"].map(day));
  expect(months.map(({ year, month, blanks, days }) => [year, month, blanks, days.length])).toEqual([
    [2026, 11, 0, 2],
    [2026, 12, 2, 1],
  ]);
});
