import type { BusinessDate } from "@noren/contract";

export interface Month {
  year: number;
  month: number;
  /** The cells of its weeks from Sunday; undefined before the first day and for a day that the answer lacks. */
  cells: readonly (BusinessDate | undefined)[];
}

/** Groups days in order into months. */
export function monthsOf(dates: readonly BusinessDate[]): Month[] {
  return [...Map.groupBy(dates, ({ date }) => date.slice(0, 7))].map(([name, days]) => {
    const [year = 0, month = 0] = name.split("-").map(Number);
    const cells: (BusinessDate | undefined)[] = [];
    for (const day of days) cells[new Date(`${name}-01T00:00:00Z`).getUTCDay() + Number(day.date.slice(8)) - 1] = day;
    return { year, month, cells: Array.from(cells) };
  });
}
