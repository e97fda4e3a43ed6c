import { expect, it } from "vitest";
import { monthsOf } from "./months.ts";

const day = (date: string) => ({ date, is_open: true, holiday_name: null });
const datesIn = (days: readonly string[]) =>
  monthsOf(days.map(day)).map(({ year, month, cells }) => [year, month, ...cells.map((cell) => cell?.date.slice(8))]);

it("groups days by month, each at its weekday", () => {
  expect(datesIn(["2026-11-01", "2026-11-02", "2026-12-01"])).toEqual([
    [2026, 11, "01", "02"],
    [2026, 12, undefined, undefined, "01"],
  ]);
});

it("keeps days at their weekdays when the answer lacks others", () => {
  expect(datesIn(["2026-11-03", "2026-11-05"])).toEqual([[2026, 11, undefined, undefined, "03", undefined, "05"]]);
});
