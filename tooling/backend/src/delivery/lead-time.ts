import { addDays, toJapanDay, toJapanTime } from "../time/japan-time.ts";

/** How far to search for the next business day. */
const MAX_CLOSURE_DAYS = 366;

/** Why the earliest day is delayed, in display order. */
export type LeadTimeReason = "cut_off" | "closed" | "packing" | "far" | "shelf_life";

export interface LeadTimeInput {
  now: Date;
  /** Whether a day in Japan, `YYYY-MM-DD`, is a business day. */
  isOpen: (day: string) => boolean;
  /** ORDER.DELIVERY.CUT_OFF, a time in Japan: orders from then on are handled on the next business day. */
  cutOff: string;
  /** ORDER.DELIVERY.CHOOSABLE_DAYS: number of days that can be chosen, from the earliest on. */
  choosableDays: number;
  /** Business days until the parcel's item with the longest lead time is shipped. */
  leadDays: number;
  /** Calendar days in transit: carriers work every day. */
  carriageDays: number;
  /** The most calendar days from dispatch to arrival, so that the products still keep; infinite for products that do. */
  maxTransitDays: number;
}

export interface DeliveryWindow {
  /** The day on which the parcel is shipped; null if the shop has no business day within a year. */
  shipsOn: string | null;
  /** The days that can be chosen, in order; the first is the earliest possible. */
  dates: string[];
  reasons: LeadTimeReason[];
}

/**
 * Calculates the days on which a parcel can arrive: the first business day (today before the cut-off), then `leadDays`
 * business days of packing, then `carriageDays` calendar days in transit. Leaves out the days that only a parcel could meet
 * that is in transit for longer than `maxTransitDays`, because the shop is closed on the days before.
 */
export function calculateDeliveryWindow(input: LeadTimeInput): DeliveryWindow {
  const { now, isOpen, cutOff, choosableDays, leadDays, carriageDays, maxTransitDays } = input;
  const today = toJapanDay(now);
  const isLate = toJapanTime(now) >= cutOff;
  let closedDays = 0;
  const nextOpen = (from: string): string | null => {
    for (let ahead = 0; ahead < MAX_CLOSURE_DAYS; ahead += 1) {
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
  const days = Array.from({ length: choosableDays }, (_, index) => addDays(earliest, index));
  const first = shipsOn;
  const canShipFor = (day: string): boolean => {
    for (let transit = carriageDays; transit <= maxTransitDays; transit += 1) {
      const dispatch = addDays(day, -transit);
      if (dispatch < first) return false;
      if (isOpen(dispatch)) return true;
    }
    return false;
  };
  const dates = days.filter(canShipFor);

  const reasons: LeadTimeReason[] = [];
  if (isLate && isOpen(today)) reasons.push("cut_off");
  if (closedDays > 0) reasons.push("closed");
  if (leadDays > 1) reasons.push("packing");
  if (carriageDays > 2) reasons.push("far");
  if (dates.length < days.length) reasons.push("shelf_life");
  return { shipsOn, dates, reasons };
}
