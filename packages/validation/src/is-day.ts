/** A day `YYYY-MM-DD` that the calendar has; PostgreSQL has no year 0. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text.startsWith("0000")) return false;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
