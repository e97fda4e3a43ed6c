/** A day `YYYY-MM-DD` that the calendar has; PostgreSQL has no year 0. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const isDay = (text: string): boolean =>
  DAY.test(text) && text >= "0001" && String(new Date(`${text}T00:00Z`).toJSON()).startsWith(text);
