import { expect, it } from "vitest";
import { toDaytime } from "./daytime.ts";

it.each([
  ["2026-11-26T15:00:00.000Z", "2026-11-27T00:00:00.000Z"],
  ["2026-11-26T23:59:59.000Z", "2026-11-27T00:00:00.000Z"],
  ["2026-11-27T00:00:00.000Z", "2026-11-27T00:00:00.000Z"],
  ["2026-11-27T14:59:59.000Z", "2026-11-27T14:59:59.000Z"],
])("what is mailed at %s waits until %s", (moment, daytime) => {
  expect(toDaytime(new Date(moment)).toISOString()).toBe(daytime);
});
