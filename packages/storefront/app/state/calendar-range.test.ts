import { expect, test } from "vitest";
import { computeCalendarRange } from "./calendar-range.ts";

test.each([
  ["2026-11-20T03:00:00Z", "2026-11-20", "2026-11-01", "2026-12-31"],
  // Still November in London, December already in Japan; and over the end of the year.
  ["2026-11-30T15:00:00Z", "2026-12-01", "2026-12-01", "2027-01-31"],
  ["2027-12-31T20:00:00Z", "2028-01-01", "2028-01-01", "2028-02-29"],
])("at %s it is %s in Japan, and the calendar goes from %s to %s", (now, today, startDate, endDate) => {
  expect(computeCalendarRange(Date.parse(now))).toEqual({ today, range: { startDate, endDate } });
});
