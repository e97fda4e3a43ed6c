import type { BusinessDate } from "@noren/contract";

/** The id of the section on the home. */
export const WHEN = "when";

/** Working days from the order to the dispatch of what is printed, as the attribute `ready` of these products says. */
const WORKING_DAYS = 5;

/** How an order of today reaches the visitor. */
export interface Delivery {
  /** The name of the prefecture. */
  prefecture: string;
  /** The earliest day of arrival, `YYYY-MM-DD`. */
  firstOn: string;
  /** Calendar days from dispatch to arrival. */
  transitDays: number;
}

const DAY_MS = 86_400_000;
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

type Answer = { kind: "until"; last: string } | { kind: "past" } | { kind: "tooSoon" } | { kind: "later" };

/**
 * The last day to order what is worn on a day: the parcel arrives on the day before, and before that are the days on the way, the
 * working days, and the day of the order, which is a working day too.
 */
export function findLastOrderDay(
  wornOn: string,
  today: string,
  dates: readonly BusinessDate[],
  { firstOn, transitDays }: Delivery,
): Answer {
  if (wornOn < today) return { kind: "past" };
  if (wornOn <= firstOn) return { kind: "tooSoon" };
  const sentOn = dayBefore(wornOn, 1 + transitDays);
  const lastKnown = dates.at(-1)?.date ?? "";
  if (sentOn > lastKnown) return { kind: "later" };
  const open = dates.filter(({ date, is_open }) => is_open && date <= sentOn && date >= today);
  const last = open.at(-1 - WORKING_DAYS);
  return last ? { kind: "until", last: last.date } : { kind: "tooSoon" };
}
