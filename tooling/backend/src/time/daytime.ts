import { addHours } from "date-fns/addHours";
import { toJapanDay, toJapanMidnight } from "./japan-time.ts";

/** The hour at which the day begins for mails that jobs cause. */
export const DAY_BEGINS_HOURS = 9;

/** The moment itself, or nine in the morning if it is before that in Japan. */
export function toDaytime(moment: Date): Date {
  const morning = addHours(toJapanMidnight(toJapanDay(moment)), DAY_BEGINS_HOURS);
  return moment < morning ? morning : moment;
}
