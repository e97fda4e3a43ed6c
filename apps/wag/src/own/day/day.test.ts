import { expect, test } from "vitest";
import { dayAfter, daysBetween } from "./day.ts";

test("days are counted over the end of a year", () => {
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2027-03-01", -1)).toBe("2027-02-28");
  expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
  expect(daysBetween("2026-12-30", "2026-12-29")).toBe(-1);
});
