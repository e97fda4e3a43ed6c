import { expect, test } from "vitest";
import { planEating, rankOf, type Delivery } from "./plan-eating.ts";

const isOpen = (day: string) => day !== "2026-12-02";
const tokyo: Delivery = { firstOn: "2026-11-28", lastOn: "2026-12-31", transitDays: 1 };
const far: Delivery = { firstOn: "2026-11-29", lastOn: "2026-12-31", transitDays: 2 };
const plan = (eatOn: string, days: number, delivery = tokyo, sekki: string[] | null = null) =>
  planEating({ eatOn, keeping: { days, storage: undefined, sekki }, delivery, isOpen });

test("a sweet arrives on the day before, and keeps from its dispatch on", () => {
  const expected = { kind: "fits", arrivesOn: "2026-11-30", keepsUntil: "2026-12-01", isSameDay: false };
  expect(plan("2026-12-01", 3)).toEqual(expected);
});

test("what keeps for two days has to be eaten on the day of its arrival", () => {
  const expected = { kind: "fits", arrivesOn: "2026-12-01", keepsUntil: "2026-12-01", isSameDay: true };
  expect(plan("2026-12-01", 2)).toEqual(expected);
});

test("the earliest arrival is the last one that is proposed", () => {
  expect(plan("2026-11-28", 30)).toMatchObject({ arrivesOn: "2026-11-28", isSameDay: true });
  expect(plan("2026-11-27", 30)).toEqual({ kind: "tooEarly", firstOn: "2026-11-28" });
});

test("nothing is sent on a closed day: it arrives a day earlier, or cannot", () => {
  expect(plan("2026-12-04", 5)).toMatchObject({ arrivesOn: "2026-12-02" });
  expect(plan("2026-12-03", 2)).toEqual({ kind: "cannot" });
});

test("two days in transit leave one day less", () => {
  expect(plan("2026-12-02", 4, far)).toMatchObject({ arrivesOn: "2026-12-01", keepsUntil: "2026-12-02" });
  expect(plan("2026-12-02", 3, far)).toMatchObject({ arrivesOn: "2026-12-02", isSameDay: true });
  expect(plan("2026-12-02", 2, far)).toEqual({ kind: "cannot" });
  expect(plan("2026-12-02", 60, { ...far, firstOn: null })).toEqual({ kind: "unreachable" });
});

test("before its season a sweet names the first day of it", () => {
  expect(plan("2026-12-01", 3, tokyo, ["toji", "shokan"])).toEqual({ kind: "outOfSeason", from: "2026-12-22" });
  expect(plan("2026-12-01", 3, tokyo, ["shosetsu"])).toMatchObject({ kind: "fits" });
});

test("it arrives on the last day that an order can name, at the latest", () => {
  expect(plan("2027-01-01", 30)).toMatchObject({ arrivesOn: "2026-12-31" });
  expect(plan("2027-01-03", 30)).toMatchObject({ arrivesOn: "2026-12-31" });
  expect(plan("2027-01-03", 3)).toEqual({ kind: "cannot" });
  expect(plan("2027-01-04", 30)).toEqual({ kind: "tooFar" });
});

test("what fits comes first, what is never sent there last", () => {
  const fits = plan("2026-12-01", 3);
  const sameDay = plan("2026-12-01", 2);
  const season = plan("2026-12-01", 3, tokyo, ["toji"]);
  const early = plan("2026-11-27", 30);
  const never = plan("2026-12-01", 3, { ...tokyo, firstOn: null });
  const ordered = [fits, sameDay, early, season, never];
  expect(ordered.toReversed().toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual(ordered);
  expect(rankOf(null)).toBe(rankOf(early));
});
