import { useListBusinessDatesQuery } from "@noren/api/endpoints/shop";
import type { BusinessDate } from "@noren/contract";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { computeCalendarRange } from "./calendar-range.ts";

const NONE: readonly BusinessDate[] = [];

/** The shop's open and closed days of this month and the next; empty until they are loaded, and where they are not shown. */
export function useBusinessCalendar(isShown = true): { businessDates: readonly BusinessDate[]; today: string } {
  const [{ today, range }] = useState(() => computeCalendarRange(Date.now()));
  const { data } = useListBusinessDatesQuery(isShown ? range : skipToken);
  return { businessDates: data?.data ?? NONE, today };
}
