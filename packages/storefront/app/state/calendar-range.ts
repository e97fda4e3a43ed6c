import { dayOf } from "@noren/validation/format";

/** Today in Japan, and from the first day of this month to the last of the next: what the business calendar shows. */
export function computeCalendarRange(now: number): { today: string; range: { startDate: string; endDate: string } } {
  const today = dayOf(now);
  const [year = 1970, month = 1] = today.split("-").map(Number);
  // `Date` counts months from 0, and day 0 is the last of the month before (decision 0074).
  const last = new Date(Date.UTC(year, month + 1, 0));
  return { today, range: { startDate: `${today.slice(0, 7)}-01`, endDate: last.toISOString().slice(0, 10) } };
}
