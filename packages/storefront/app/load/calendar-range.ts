import { dayOf } from "@noren/validation/format";

const pad = (number: number) => String(number).padStart(2, "0");

/** The first day of this month and the last of the next, in Japan, as the business calendar is asked for. */
export function calendarRange(now: number): { today: string; range: { startDate: string; endDate: string } } {
  const today = dayOf(now);
  const [year = 1970, month = 1] = today.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0));
  return {
    today,
    range: {
      startDate: `${year}-${pad(month)}-01`,
      endDate: `${last.getUTCFullYear()}-${pad(last.getUTCMonth() + 1)}-${pad(last.getUTCDate())}`,
    },
  };
}
