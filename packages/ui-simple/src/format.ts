const number = new Intl.NumberFormat("ja-JP");
const weekday = new Intl.DateTimeFormat("ja-JP", { weekday: "short", timeZone: "UTC" });
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Tokyo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
});

/** 11000 → "11,000"; the unit is the caller's. */
export function formatNumber(value: number): string {
  return number.format(value);
}

function inTokyo(moment: string): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(new Date(moment)).map((part) => [part.type, part.value]));
}

/** Spec 9: dates show as YYYY.MM.DD. Takes a day ("2026-11-20") or a moment, which is read in Japan's time. */
export function formatDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.replaceAll("-", ".");
  const { year, month, day } = inTokyo(value);
  return `${year}.${month}.${day}`;
}

/** Spec 9: moments show as YYYY.MM.DD H:mm, in Japan's time. */
export function formatDateTime(moment: string): string {
  const { hour, minute } = inTokyo(moment);
  return `${formatDate(moment)} ${Number(hour)}:${minute}`;
}

/** A day ("2026-11-20") with its weekday as the calendar abbreviates it: month, day and weekday apart. */
export function dayParts(day: string): { month: number; day: number; weekday: string } {
  const date = new Date(`${day}T00:00:00Z`);
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: weekday.format(date) };
}

/** Spec 5: a postal code shows with a hyphen after 3 digits when there are 7. */
export function formatPostalCode(value: string): string {
  return /^\d{7}$/.test(value) ? `${value.slice(0, 3)}-${value.slice(3)}` : value;
}
