import type { Arrival } from "@noren/contract";
import { formatShortDay } from "@noren/validation/format";

/** 「最短で11月25日(水)〜11月27日(金)にお届け」 [delivery.arrival] */
export const arrivalText = ({ first_on, last_on }: Arrival): string =>
  `最短で${[...new Set([first_on, last_on])].map(formatShortDay).join("〜")}にお届け`;
