import { addDays, japanDay, japanTime } from "../time/japan-time.ts";

/** Beyond that nobody waits for a shop to open again. */
const LONGEST_CLOSURE_DAYS = 366;

/** Why the earliest day is not the plain one, in the order in which the shopper should read it. */
export type LeadTimeReason = "cut_off" | "closed" | "packing" | "far";

export interface LeadTimeQuestion {
  now: Date;
  /** Whether the shop works on a day in Japan. */
  isOpen: (day: string) => boolean;
  /** ORDER.DELIVERY.CUT_OFF, a time in Japan: orders before it leave as if they had come in the morning. */
  cutOff: string;
  /** ORDER.DELIVERY.CHOOSABLE_DAYS: how many days from the earliest on can be chosen. */
  choosableDays: number;
  /** Working days until the slowest item of the parcel leaves the shop. */
  leadDays: number;
  /** Days on the road, of the calendar: carriers drive every day. */
  carriageDays: number;
}

export interface DeliveryWindow {
  /** The day on which the parcel leaves the shop; null where the shop does not open within a year. */
  shipsOn: string | null;
  /** The days that can be chosen, in order; the first is the earliest possible. */
  dates: string[];
  reasons: LeadTimeReason[];
}

/**
 * The days on which a parcel can arrive. Work starts on the first open day, today before the cut-off; it takes the
 * parcel's packing days, counted in working days, and then the days on the road.
 */
export function deliveryWindow(question: LeadTimeQuestion): DeliveryWindow {
  const { now, isOpen, cutOff, choosableDays, leadDays, carriageDays } = question;
  const today = japanDay(now);
  const isLate = japanTime(now) >= cutOff;
  let closedDays = 0;
  const nextOpen = (from: string): string | null => {
    for (let ahead = 0; ahead < LONGEST_CLOSURE_DAYS; ahead += 1) {
      const day = addDays(from, ahead);
      if (isOpen(day)) return day;
      closedDays += 1;
    }
    return null;
  };

  let shipsOn = nextOpen(isLate ? addDays(today, 1) : today);
  for (let packed = 0; packed < leadDays && shipsOn !== null; packed += 1) shipsOn = nextOpen(addDays(shipsOn, 1));
  if (shipsOn === null) return { shipsOn, dates: [], reasons: ["closed"] };
  const earliest = addDays(shipsOn, carriageDays);

  const reasons: LeadTimeReason[] = [];
  if (isLate && isOpen(today)) reasons.push("cut_off");
  if (closedDays > 0) reasons.push("closed");
  if (leadDays > 1) reasons.push("packing");
  if (carriageDays > 2) reasons.push("far");
  return { shipsOn, dates: Array.from({ length: choosableDays }, (_, index) => addDays(earliest, index)), reasons };
}
