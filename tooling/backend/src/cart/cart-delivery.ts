import type { LeadTime } from "@noren/contract";
import { prefectureNumber } from "../address/prefecture.ts";
import { nameOf } from "../address/address-view.ts";
import type { Db, Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { leadTimeCopy } from "../delivery/delivery.copy.ts";
import { addDays, japanDay } from "../time/japan-time.ts";
import { type DeliveryWindow, calculateDeliveryWindow } from "../delivery/lead-time.ts";
import { type DeliverySlot, slotNames } from "../delivery/slot.ts";
import { maxTransitDays, type Place } from "../delivery/delivery-method.ts";
import { getTariff, type Tariffs } from "../delivery/tariff.ts";
import { businessCalendar } from "../shop/business-days.ts";
import type { Notice } from "./cart-changes.ts";
import { NO_DELIVERY_WISH, type Parcel, parcelsOf } from "./cart-content.ts";
import type {
  CartContent,
  ContentLine,
  ContentShipping,
  DeliveryWish,
  StoredAddress,
} from "../db/schema/cart-content.ts";
import { noticeCopy } from "./cart.copy.ts";
import type { CartVariants } from "./cart-variant.ts";
import { changePacking } from "./packing-edits.ts";

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
  const today = japanDay(now);
  const calendar = await businessCalendar(db, channel, today, addDays(today, CALENDAR_DAYS));
  return {
    now,
    isOpen: (day) => calendar(day).is_open,
    tariffs: tariff,
    slots: deliverySlots,
    cutOff: settings["ORDER.DELIVERY.CUT_OFF"],
    choosableDays: settings["ORDER.DELIVERY.CHOOSABLE_DAYS"],
  };
}

/** The place of an address. */
export const placeOf = ({ prefecture, postal_code }: Pick<StoredAddress, "prefecture" | "postal_code">): Place => ({
  prefecture: prefectureNumber(prefecture) ?? 0,
  postalCode: postal_code,
});

/** The days on which a parcel can arrive. The line with the longest lead time decides. */
export function parcelWindow(
  { shipping, lines }: { shipping: ContentShipping; lines: readonly ContentLine[] },
  variants: CartVariants,
  delivery: DeliveryTerms,
): DeliveryWindow {
  const inside = lines.flatMap((line) => variants.get(line.variant_id) ?? []);
  const { prefecture, postalCode } = placeOf(shipping.address);
  return calculateDeliveryWindow({
    ...delivery,
    leadDays: Math.max(0, ...inside.map(({ leadDays }) => leadDays)),
    carriageDays: getTariff(delivery.tariffs, prefecture, postalCode).days,
    maxTransitDays: Math.min(...inside.map((variant) => maxTransitDays(variant.delivery))),
  });
}

/**
 * Maps parcels to the contract's lead times: the days of each parcel ("packing"), or those that suit all parcels of its
 * destination in the cart ("shipping").
 */
export function leadTimesOf(
  parcels: readonly Parcel[],
  all: readonly Parcel[],
  mode: "packing" | "shipping",
  variants: CartVariants,
  delivery: DeliveryTerms,
): LeadTime[] {
  return parcels.map((parcel) => {
    const { shipping, packing } = parcel;
    const together = mode === "packing" ? [parcel] : all.filter((each) => each.shipping === shipping);
    const lines = together.flatMap((each) => each.lines);
    const { dates, reasons } = parcelWindow({ shipping, lines }, variants, delivery);
    const windows = together.map((each) => parcelWindow(each, variants, delivery));
    return {
      shipping_key: shipping.key,
      packing_key: packing.key,
      // The last days of the slowest parcel are not offered for the others.
      dates: dates.filter((day) => windows.every((window) => canArrive(window, day))),
      delivery_timezone: slotNames(delivery.slots),
      note: leadTimeNote(reasons, delivery.cutOff),
    };
  });
}

/** Explains a delayed first day; null if nothing delays it. */
export function leadTimeNote(reasons: DeliveryWindow["reasons"], cutOff: string): string | null {
  return reasons.length > 0 ? reasons.map((reason) => leadTimeCopy[reason](cutOff)).join("") : null;
}

/** Builds a delivery wish with the slot's current name; null if the day or the slot is not offered. */
export function createDeliveryWish(
  window: DeliveryWindow,
  slots: readonly DeliverySlot[],
  { day, slot }: { day: string | null; slot: string | null },
): DeliveryWish | null {
  const slotName = slot === null ? null : slots.find(({ key }) => key === slot)?.name;
  if (slotName === undefined || !canArrive(window, day)) return null;
  return { delivery_at: day, delivery_timezone_key: slot, delivery_timezone_name: slotName };
}

/** Whether a parcel can arrive on the requested day. Always true without a request. */
export function canArrive(window: DeliveryWindow, day: string | null): boolean {
  return day === null || window.dates.includes(day);
}

/** Removes delivery wishes that are no longer possible, and returns a notice for each destination. */
export function reconcileDeliveryTime(
  content: CartContent,
  variants: CartVariants,
  delivery: DeliveryTerms,
): { content: CartContent; notices: Notice[] } {
  const late = parcelsOf(content).filter(
    (parcel) => !canArrive(parcelWindow(parcel, variants, delivery), parcel.packing.wish.delivery_at),
  );
  return {
    content: late.reduce(
      (current, { packing }) => changePacking(current, packing.key, { wish: NO_DELIVERY_WISH }),
      content,
    ),
    notices: [...new Set(late.map(({ shipping }) => shipping))].map(({ address }) => ({
      code: "cart.notice.delivery",
      message: noticeCopy.wish(nameOf(address)),
      product_name: "",
    })),
  };
}
