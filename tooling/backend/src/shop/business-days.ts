import type { BusinessDate } from "@noren/contract";
import type { Db, Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { holidayNameOf } from "./holidays.ts";
import { weekdayOf } from "../time/japan-time.ts";

/** Returns whether a shop is open on a day in Japan, `YYYY-MM-DD`, and the day's holiday. */
export type BusinessCalendar = (day: string) => BusinessDate;

/**
 * Reads the shop's calendar between two days, both included. A shop is closed on its weekdays off and, if it sets so, on
 * national holidays; exceptions for single days take precedence.
 */
export async function loadBusinessCalendar(
  db: Db | Transaction,
  channel: Pick<Channel, "id" | "closedWeekdays" | "isClosedOnHolidays">,
  from: string,
  to: string,
): Promise<BusinessCalendar> {
  const rows = await runStatement<{ date: string; is_open: boolean; name: string | null }>(
    db,
    "SELECT date::text, is_open, name FROM business_day_exceptions WHERE channel_id = $1 AND date BETWEEN $2 AND $3",
    [channel.id, from, to],
  );
  const exceptions = new Map(rows.map((row) => [row.date, row]));
  return (day) => {
    const exception = exceptions.get(day);
    const holiday = holidayNameOf(day);
    const isClosed = channel.closedWeekdays.includes(weekdayOf(day));
    const is_open = exception?.is_open ?? !(isClosed || (holiday !== null && channel.isClosedOnHolidays));
    return { date: day, is_open, holiday_name: exception?.name ?? holiday };
  };
}
