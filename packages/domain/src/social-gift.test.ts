import { expect, test } from "vitest";
import { nearDeadlineDays } from "./social-gift.ts";

test.each([
  ["2026-12-01T00:00:00+09:00", null],
  ["2026-12-01T23:59:00+09:00", null],
  ["2026-12-02T00:00:00+09:00", 3],
  ["2026-12-04T12:00:00+09:00", 1],
  ["2026-12-05T00:00:00+09:00", 0],
  ["2026-12-05T23:59:59+09:00", 0],
  ["2026-12-06T00:00:00+09:00", null],
])("[gift.giver-status] at %s a gift that ends with 5 December has %s days left", (now, days) => {
  expect(nearDeadlineDays("2026-12-06T00:00:00+09:00", Date.parse(now))).toBe(days);
});
