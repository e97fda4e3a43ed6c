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

// Every platform has the zone: a date library would add 3 kB to each page (decision 0074).
const format = /* @__PURE__ */ new Intl.DateTimeFormat("ja-JP", {
  timeZone: "Asia/Tokyo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The time in Japan, independent of the time zone of server and browser. @throws RangeError for an invalid date */
export function japanTime(moment: Date | number): JapanTime {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year = "", month = "", day: date = "", hour = "", minute = "", weekday = "" } = parts;
  return { day: `${year}-${month}-${date}`, year, month, date, hour, minute, weekday };
}
