import holidayJp from "@holiday-jp/holiday_jp";

const holidays: Readonly<Record<string, { name: string } | undefined>> = holidayJp.holidays;

/** The name of the national holiday on a day in Japan (`YYYY-MM-DD`), null on any other. */
export const holidayNameOf = (day: string): string | null => holidays[day]?.name ?? null;
