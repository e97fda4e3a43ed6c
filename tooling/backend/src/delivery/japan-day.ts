/**
 * Days of the shop are days in Japan, `YYYY-MM-DD`, wherever the host stands. Japan has had no summer time since 1952,
 * so its clock is UTC plus nine hours and needs no zone data.
 */
const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in Japan at a moment. */
export function japanDay(moment: Date): string {
  return new Date(moment.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time in Japan at a moment, `HH:MM`. */
export function japanTime(moment: Date): string {
  return new Date(moment.getTime() + JAPAN_OFFSET_MS).toISOString().slice(11, 16);
}

/** The moment at which a day in Japan begins. */
export function japanMidnight(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - JAPAN_OFFSET_MS);
}

/** The day that many days later; earlier with a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
