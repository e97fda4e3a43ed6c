import { dayAfter } from "../day/day.ts";
import type { Keeping } from "../keeping/read-keeping.ts";
import { listSekkiFrom, sekkiOn } from "../sekki/sekki.ts";

/** How a product reaches the chosen prefecture. */
export interface Delivery {
  /** The earliest day of arrival, `YYYY-MM-DD`; null where the product is not sent there. */
  firstOn: string | null;
  /** The last day of arrival that an order can name. */
  lastOn: string;
  /** Calendar days from dispatch to arrival. */
  transitDays: number;
}

/** Whether a product can be eaten on a day, and how. */
export type Plan =
  | { kind: "fits"; arrivesOn: string; keepsUntil: string; isSameDay: boolean }
  | { kind: "outOfSeason"; from: string }
  | { kind: "tooEarly"; firstOn: string }
  | { kind: "tooFar" }
  | { kind: "unreachable" }
  | { kind: "cannot" };

interface Wish {
  /** The day on which it is eaten, `YYYY-MM-DD`. */
  eatOn: string;
  keeping: Keeping;
  delivery: Delivery;
  /** Whether the shop dispatches on a day. */
  isOpen: (day: string) => boolean;
}

/** The most days between arrival and eating that are proposed: what keeps for longer need not come so early. */
const EARLIEST = 3;

/**
 * Works back from the day on which a product is eaten: it arrives on the day before, else up to `EARLIEST` days before, else
 * on that very day. It keeps for `keeping.days` from dispatch, which is the first of them.
 */
export function planEating({ eatOn, keeping, delivery, isOpen }: Wish): Plan {
  const { firstOn, lastOn, transitDays } = delivery;
  if (firstOn === null) return { kind: "unreachable" };
  const from = findSeason(eatOn, keeping.sekki);
  if (from !== eatOn) return { kind: "outOfSeason", from };
  if (eatOn < firstOn) return { kind: "tooEarly", firstOn };
  if (dayAfter(eatOn, -EARLIEST) > lastOn) return { kind: "tooFar" };
  for (const before of [...Array.from({ length: EARLIEST }, (_, index) => index + 1), 0]) {
    const arrivesOn = dayAfter(eatOn, -before);
    const dispatch = dayAfter(arrivesOn, -transitDays);
    const keepsUntil = dayAfter(dispatch, keeping.days - 1);
    if (arrivesOn >= firstOn && arrivesOn <= lastOn && keepsUntil >= eatOn && isOpen(dispatch))
      return { kind: "fits", arrivesOn, keepsUntil, isSameDay: before === 0 };
  }
  return { kind: "cannot" };
}

/** The solar terms of a year, and the next one of the same name. */
const TERMS = 25;

/** The first day from one on in one of the solar terms; the day itself without terms. */
function findSeason(day: string, terms: readonly string[] | null): string {
  const now = sekkiOn(day);
  if (!terms || terms.includes(now.key)) return day;
  return listSekkiFrom(now, TERMS).find(({ key }) => terms.includes(key))?.from ?? day;
}

/** What can be had on another day comes before what is out of season, and that before what is never sent there. */
const RANKS = { fits: 0, tooEarly: 2, cannot: 2, tooFar: 2, outOfSeason: 3, unreachable: 4 } as const;

/** The order of the plans on the page: what fits, what fits with an arrival on that very day, the rest. */
export const rankOf = (plan: Plan | null): number =>
  plan === null ? RANKS.cannot : plan.kind === "fits" && plan.isSameDay ? 1 : RANKS[plan.kind];
