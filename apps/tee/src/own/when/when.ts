import type { BusinessDate } from "@noren/contract";

/** The id of the section on the home. */
export const WHEN = "when";

/** Working days for the proof and the print. */
const WORKING_DAYS = 6;

/** Days on the way. */
const TRANSIT_DAYS = 2;

const DAY_MS = 86_400_000;
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** The first day on which an order of today can be worn; null beyond the calendar. */
export function findFirstWornDay(today: string, dates: readonly BusinessDate[]): string | null {
  const sent = dates.filter(({ date, is_open }) => is_open && date >= today)[WORKING_DAYS];
  return sent ? dayBefore(sent.date, -1 - TRANSIT_DAYS) : null;
}

type Answer = { kind: "until"; last: string } | { kind: "tooSoon" } | { kind: "later" };

/**
 * The last day to order what is worn on a day: the parcel arrives on the day before, and before that are the days on the way, the
 * working days, and the day of the order, which is a working day too.
 */
export function findLastOrderDay(wornOn: string, today: string, dates: readonly BusinessDate[]): Answer {
  const sentOn = dayBefore(wornOn, 1 + TRANSIT_DAYS);
  const lastKnown = dates.at(-1)?.date ?? "";
  if (sentOn > lastKnown) return { kind: "later" };
  const open = dates.filter(({ date, is_open }) => is_open && date <= sentOn && date >= today);
  const last = open.at(-1 - WORKING_DAYS);
  return last ? { kind: "until", last: last.date } : { kind: "tooSoon" };
}
