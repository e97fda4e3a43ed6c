import type { BusinessDate } from "@noren/contract";

export interface Month {
  year: number;
  month: number;
  /** Empty cells before the first day; a week begins on Sunday. */
  emptyCells: number;
  days: readonly BusinessDate[];
}

/** Groups days in order into months. */
export function monthsOf(dates: readonly BusinessDate[]): Month[] {
  return [...Map.groupBy(dates, ({ date }) => date.slice(0, 7))].map(([name, days]) => {
    const [year = 0, month = 0] = name.split("-").map(Number);
    const first = days[0]?.date ?? `${name}-01`;
    return { year, month, emptyCells: new Date(`${first}T00:00:00Z`).getUTCDay(), days };
  });
}
