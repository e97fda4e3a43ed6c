import { expect, test } from "vitest";
import { findLastOrderDay } from "./when.ts";

/** November and December 2026, closed on Sundays. */
const dates = Array.from({ length: 61 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 10, 1 + index));
  return { date: date.toISOString().slice(0, 10), is_open: date.getUTCDay() !== 0, holiday_name: null };
});

/** Of an order on a Friday, before the hour from which orders wait for the next working day. */
const delivery = { prefecture: "東京都", firstOn: "2026-12-04", transitDays: 1 };
const today = "2026-11-27";
const answerFor = (wornOn: string) => findLastOrderDay(wornOn, today, dates, delivery);

test("the last day to order is counted back over working days", () => {
  // Worn on Monday the 14th, so it arrives on Sunday, leaves on Saturday, and five working days before is the 7th.
  expect(answerFor("2026-12-14")).toEqual({ kind: "until", last: "2026-12-07" });
});

test("what arrives today's order first is worn on the next day, and its last day to order is today", () => {
  expect(answerFor("2026-12-05")).toEqual({ kind: "until", last: today });
  expect(answerFor("2026-12-04")).toEqual({ kind: "tooSoon" });
});

test("a day that is past, or after the end of the calendar, has no such day", () => {
  expect(answerFor("2026-11-26")).toEqual({ kind: "past" });
  expect(answerFor(today)).toEqual({ kind: "tooSoon" });
  expect(answerFor("2027-02-01")).toEqual({ kind: "later" });
});
