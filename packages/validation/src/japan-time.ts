import { millisecondsInHour } from "date-fns/constants";
import { formatCopy } from "./format.copy.ts";

/** The time in Japan at a moment; numbers have leading zeros. */
export interface JapanTime {
  /** `YYYY-MM-DD`, as the API and `<input type="date">` expect it. */
  day: string;
  year: string;
  month: string;
  date: string;
  hour: string;
  minute: string;
  /** 日 to 土. */
  weekday: string;
}

/** Japan has had no summer time since 1951. */
const UTC_OFFSET_MS = 9 * millisecondsInHour;

/** The time in Japan, independent of the time zone of server and browser. @throws RangeError for an invalid date */
export function japanTime(moment: Date | number): JapanTime {
  // `Intl.DateTimeFormat` blocks a phone for 40 ms at start. A date library adds 3 kB (decision 0074).
  const local = new Date(Number(moment) + UTC_OFFSET_MS);
  const [day = "", time = ""] = local.toISOString().split("T");
  const [year = "", month = "", date = ""] = day.split("-");
  const [hour = "", minute = ""] = time.split(":");
  return { day, year, month, date, hour, minute, weekday: formatCopy.weekdays[local.getUTCDay()] ?? "" };
}
