import { DAY_OF_DEATH } from "@noren/validation/fields/memorial";
import { millisecondsInDay } from "date-fns/constants";

/** How long before a memorial day my page reminds of it. */
const REMINDER_DAYS = 30;
/** The number of memorial days in the reminders. */
const REMINDED_MAX_ITEMS = 3;
export const isDayOfDeath = ({ division_ct }: { readonly division_ct: number }): boolean =>
  division_ct === DAY_OF_DEATH;

/** The days from one day to another, both `YYYY-MM-DD`; null for a day that has passed. */
export function countDaysUntil(day: string, today: string): number | null {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / millisecondsInDay);
  return days >= 0 ? days : null;
}

/** The next days first. */
export function byNextDate<M extends { readonly next_date: string }>(memorials: readonly M[]): M[] {
  return memorials.toSorted((one, other) => one.next_date.localeCompare(other.next_date));
}

/** [mypage.reminders] The memorial days of the next weeks with the days until then, the next first. */
export function listUpcomingMemorials<M extends { readonly next_date: string }>(
  memorials: readonly M[],
  today: string,
): (M & { daysLeft: number })[] {
  return byNextDate(memorials)
    .flatMap((memorial) => {
      const daysLeft = countDaysUntil(memorial.next_date, today);
      return daysLeft === null || daysLeft > REMINDER_DAYS ? [] : [{ ...memorial, daysLeft }];
    })
    .slice(0, REMINDED_MAX_ITEMS);
}
