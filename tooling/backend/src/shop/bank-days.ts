import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { addDays, toJapanDay, toJapanMidnight, weekdayOf } from "../time/japan-time.ts";
import { loadBusinessCalendar } from "./business-days.ts";
import { holidayNameOf } from "./holidays.ts";

/** A shop that is closed for longer does not keep unpaid orders any longer. */
const MAX_CLOSED_DAYS = 30;

/** Whether banks work on a day in Japan: not on weekends, national holidays and from December 31 to January 3. */
function isBankDay(day: string): boolean {
  const isNewYear = ["12-31", "01-01", "01-02", "01-03"].includes(day.slice(5));
  return ![0, 6].includes(weekdayOf(day)) && holidayNameOf(day) === null && !isNewYear;
}

/** The beginning of the last whole day on which banks and the shop worked: the shop has seen every transfer of before. */
export async function findWorkedSince(
  db: Db,
  channel: Pick<Channel, "id" | "closedWeekdays" | "isClosedOnHolidays">,
  now: Date,
): Promise<Date> {
  const today = toJapanDay(now);
  const first = addDays(today, -MAX_CLOSED_DAYS);
  const calendar = await loadBusinessCalendar(db, channel, first, today);
  let day = addDays(today, -1);
  while (day > first && !(isBankDay(day) && calendar(day).is_open)) day = addDays(day, -1);
  return toJapanMidnight(day);
}
