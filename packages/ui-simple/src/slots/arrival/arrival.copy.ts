import type { Arrival } from "@noren/contract";
import { formatShortDay } from "@noren/validation/format";

/** 「最短11月25日(水)、遠方は11月27日(金)にお届け」 [delivery.arrival] */
export const arrivalText = ({ first_on, last_on }: Arrival): string =>
  `最短${formatShortDay(first_on)}${first_on === last_on ? "" : `、遠方は${formatShortDay(last_on)}`}にお届け`;

/** 「最短11月25日(水)にお届け」 */
export const earliestText = (day: string): string => arrivalText({ first_on: day, last_on: day });
