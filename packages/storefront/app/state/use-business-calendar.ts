import { useListBusinessDatesQuery } from "@noren/api/endpoints/shop";
import type { BusinessDate } from "@noren/contract";
import { useState } from "react";
import { computeCalendarRange } from "./calendar-range.ts";

const NONE: readonly BusinessDate[] = [];

/** The shop's open and closed days of this month and the next; empty until they are loaded. */
export function useBusinessCalendar(): { businessDates: readonly BusinessDate[]; today: string } {
  const [{ today, range }] = useState(() => computeCalendarRange(Date.now()));
  const { data } = useListBusinessDatesQuery(range);
  return { businessDates: data?.data ?? NONE, today };
}
