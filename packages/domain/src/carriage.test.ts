import { expect, test } from "vitest";
import { carriageStatus } from "./carriage.ts";

test.each([
  ["free", { total_carriage: 0, until_free_carriage: 500 }, true],
  ["charged", { total_carriage: 660, until_free_carriage: 500 }, true],
  ["free", { total_carriage: 0, until_free_carriage: 0 }, false],
  ["unknown", { total_carriage: 0, until_free_carriage: 500 }, false],
  ["unknown", { total_carriage: 0, until_free_carriage: null }, false],
  ["free", { total_carriage: 0 }, true],
] as const)("postage is %s with %o when a destination is known: %s", (status, totals, hasDestination) => {
  expect(carriageStatus(totals, hasDestination)).toBe(status);
});
