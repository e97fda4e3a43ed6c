import type { Db, Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { loadBusinessCalendar } from "../shop/business-days.ts";
import { addDays, toJapanDay } from "../time/japan-time.ts";
import type { DeliverySlot } from "../delivery/slot.ts";
import type { Tariffs } from "../delivery/tariff.ts";

/** Days of the business calendar to load; longer than any lead time. */
const CALENDAR_DAYS = 400;

/** The shop's delivery settings at a moment. */
export interface DeliveryTerms {
  now: Date;
  /** Whether `day` is a business day. */
  isOpen: (day: string) => boolean;
  tariffs: Tariffs;
  slots: readonly DeliverySlot[];
  cutOff: string;
  choosableDays: number;
}

/** Reads the delivery settings of a shop, with its business calendar. */
export async function getDeliveryTerms(db: Db | Transaction, channel: Channel, now: Date): Promise<DeliveryTerms> {
  const { settings, tariff, deliverySlots } = channel;
  const today = toJapanDay(now);
  const calendar = await loadBusinessCalendar(db, channel, today, addDays(today, CALENDAR_DAYS));
  return {
    now,
    isOpen: (day) => calendar(day).is_open,
    tariffs: tariff,
    slots: deliverySlots,
    cutOff: settings["ORDER.DELIVERY.CUT_OFF"],
    choosableDays: settings["ORDER.DELIVERY.CHOOSABLE_DAYS"],
  };
}
