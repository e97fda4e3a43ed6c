import { expect, test } from "vitest";
import { isWinterDay, monthOf } from "./months.ts";

test("parcels are cold from November to March", () => {
  const days = ["2026-10-31", "2026-11-01", "2027-03-31", "2027-04-01"];
  expect(days.map(isWinterDay)).toEqual([false, true, true, false]);
  expect(monthOf("2026-10-31")).toBe(10);
});
