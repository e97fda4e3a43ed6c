import { expect, test } from "vitest";
import { writeInKanji } from "./kanji-day.copy.ts";

test.each([
  ["2026-11-26", "十一月二十六日"],
  ["2026-12-10", "十二月十日"],
  ["2027-01-20", "一月二十日"],
  ["2027-02-04", "二月四日"],
  ["2027-03-31", "三月三十一日"],
])("%s is %s on a slip", (day, text) => expect(writeInKanji(day)).toBe(text));
