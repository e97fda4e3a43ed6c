import type { LeadTime } from "@noren/contract";
import { prefectureNumber } from "../address/prefecture.ts";
import { nameOf } from "../address/address-view.ts";
import type { Db, Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { leadTimeCopy } from "../delivery/delivery.copy.ts";
import { addDays, japanDay } from "../time/japan-time.ts";
import { type DeliveryWindow, deliveryWindow } from "../delivery/lead-time.ts";
import { type DeliverySlot, slotNames } from "../delivery/slot.ts";
import { findTariff, type Tariffs } from "../delivery/tariff.ts";
import { businessCalendar } from "../shop/business-days.ts";
import type { Notice } from "./cart-changes.ts";
import { NO_WISH, type Parcel, parcelsOf } from "./cart-content.ts";
import type { CartContent, ContentLine, ContentShipping, Wish } from "../db/schema/cart-content.ts";
import { noticeCopy } from "./cart.copy.ts";
import type { CartVariants } from "./cart-variant.ts";
import { changePacking } from "./packing-edits.ts";

/** How far the calendar is read: further than any parcel takes. */
const CALENDAR_DAYS = 400;

/** What delivery depends on beside the cart. */
export interface DeliveryTerms {
  now: Date;
  /** Whether the shop works on a day. */
  isOpen: (day: string) => boolean;
  tariffs: Tariffs;
  slots: readonly DeliverySlot[];
  cutOff: string;
  choosableDays: number;
}

/** How a shop delivers now, with its calendar. */
export async function readDeliveryTerms(db: Db | Transaction, channel: Channel, now: Date): Promise<DeliveryTerms> {
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

/** When products can arrive at a destination; the slowest of them decides. */
export function parcelWindow(
  { shipping, lines }: { shipping: ContentShipping; lines: readonly ContentLine[] },
  variants: CartVariants,
  delivery: DeliveryTerms,
): DeliveryWindow {
  const leadDays = Math.max(0, ...lines.map((line) => variants.get(line.variant_id)?.leadDays ?? 0));
  const { prefecture, postal_code } = shipping.address;
  return deliveryWindow({
    ...delivery,
    leadDays,
    carriageDays: findTariff(delivery.tariffs, prefectureNumber(prefecture) ?? 0, postal_code).days,
  });
}

/** The days and slots of parcels as the contract has them: of each for itself, or of all that go to a destination. */
export function leadTimesOf(
  parcels: readonly Parcel[],
  mode: "packing" | "shipping",
  variants: CartVariants,
  delivery: DeliveryTerms,
): LeadTime[] {
  return parcels.map(({ shipping, packing, lines }) => {
    const together =
      mode === "packing" ? lines : parcels.flatMap((each) => (each.shipping === shipping ? each.lines : []));
    const { dates, reasons } = parcelWindow({ shipping, lines: together }, variants, delivery);
    return {
      shipping_key: shipping.key,
      packing_key: packing.key,
      dates,
      delivery_timezone: slotNames(delivery.slots),
      note: leadTimeNote(reasons, delivery.cutOff),
    };
  });
}

/** Why the first day is what it is, in words; null where it is the plain one. */
export function leadTimeNote(reasons: DeliveryWindow["reasons"], cutOff: string): string | null {
  return reasons.length > 0 ? reasons.map((reason) => leadTimeCopy[reason](cutOff)).join("") : null;
}

/** The wish for a day and a slot, with the slot's present words; null where either cannot be chosen. */
export function wishFor(
  window: DeliveryWindow,
  slots: readonly DeliverySlot[],
  { day, slot }: { day: string | null; slot: string | null },
): Wish | null {
  const words = slot === null ? null : slots.find(({ key }) => key === slot)?.name;
  if (words === undefined || !canArrive(window, day)) return null;
  return { delivery_at: day, delivery_timezone_key: slot, delivery_timezone_name: words };
}

/** Whether a parcel can still arrive on the wished day; without a wish it always can. */
export function canArrive(window: DeliveryWindow, day: string | null): boolean {
  return day === null || window.dates.includes(day);
}

/** How often the carrier drives to a destination: once for each moment that parcels with something in them are wished for. */
export function deliveriesTo(content: CartContent, shipping: ContentShipping): number {
  const filled = parcelsOf(content).filter((parcel) => parcel.shipping.key === shipping.key && parcel.lines.length > 0);
  const moments = filled.map(({ packing: { wish } }) => `${wish.delivery_at} ${wish.delivery_timezone_key}`);
  return new Set(moments).size;
}

/** Takes back wishes that time or a slower product has made impossible, and says so. */
export function reconcileDeliveryTime(
  content: CartContent,
  variants: CartVariants,
  delivery: DeliveryTerms,
): { content: CartContent; notices: Notice[] } {
  const late = parcelsOf(content).filter(
    (parcel) => !canArrive(parcelWindow(parcel, variants, delivery), parcel.packing.wish.delivery_at),
  );
  return {
    content: late.reduce((kept, { packing }) => changePacking(kept, packing.key, { wish: NO_WISH }), content),
    notices: [...new Set(late.map(({ shipping }) => shipping))].map(({ address }) => ({
      code: "cart.notice.delivery",
      message: noticeCopy.wish(nameOf(address)),
      product_name: "",
    })),
  };
}
