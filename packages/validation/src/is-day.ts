/**
 * A day `YYYY-MM-DD` that the calendar has. Not of the year 0, which PostgreSQL lacks, nor of 9999: after it a year has five
 * digits, and the texts of days no longer sort like the days.
 */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
export function isDay(text: string): boolean {
  if (!DAY.test(text) || /^(0000|9999)/.test(text)) return false;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
