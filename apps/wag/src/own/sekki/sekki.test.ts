import { expect, test } from "vitest";
import { listSekkiFrom, seasonOf, sekkiAfter, sekkiOn } from "./sekki.ts";

// The days of the National Astronomical Observatory of Japan.
test.each([
  ["2021-02-03", "risshun", "2021-02-03"],
  ["2024-02-04", "risshun", "2024-02-04"],
  ["2025-02-03", "risshun", "2025-02-03"],
  ["2026-02-04", "risshun", "2026-02-04"],
  ["2026-03-20", "shunbun", "2026-03-20"],
  ["2026-06-21", "geshi", "2026-06-21"],
  ["2026-09-23", "shubun", "2026-09-23"],
  ["2026-11-21", "ritto", "2026-11-07"],
  ["2026-11-26", "shosetsu", "2026-11-22"],
  ["2026-12-22", "toji", "2026-12-22"],
])("%s is in %s since %s", (day, key, from) => expect(sekkiOn(day)).toEqual({ key, from }));

test("terms follow each other over the end of a year", () => {
  expect(sekkiAfter(sekkiOn("2026-11-26"))).toEqual({ key: "taisetsu", from: "2026-12-07" });
  const year = listSekkiFrom(sekkiOn("2026-11-26"), 24);
  expect(new Set(year.map(({ key }) => key)).size).toBe(24);
  expect(year[3]).toEqual({ key: "shokan", from: "2027-01-05" });
});

test("a season begins with its first term", () => {
  expect((["daikan", "risshun", "kokuu", "rikka", "risshu", "soko", "ritto"] as const).map(seasonOf)).toEqual([
    "winter",
    "spring",
    "spring",
    "summer",
    "autumn",
    "autumn",
    "winter",
  ]);
});
