import type { Arrival, LeadTime } from "@noren/contract";
import { prefectureNumber } from "../address/prefecture.ts";
import { nameOf } from "../address/plain-address.ts";
import { arrivalAnywhere, earliestArrival, type Goods, goodsWindow } from "../arrival/arrival.ts";
import { leadTimeCopy } from "../delivery/delivery.copy.ts";
import type { Place } from "../delivery/delivery-method.ts";
import type { DeliveryTerms } from "../arrival/delivery-terms.ts";
import type { DeliveryWindow } from "../delivery/lead-time.ts";
import { type DeliverySlot, slotNames } from "../delivery/slot.ts";
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

/** The place of an address. */
export const placeOf = ({ prefecture, postal_code }: Pick<StoredAddress, "prefecture" | "postal_code">): Place => ({
  prefecture: prefectureNumber(prefecture) ?? 0,
  postalCode: postal_code,
});

/** The goods of a parcel's lines. */
export const goodsOf = (lines: readonly ContentLine[], variants: CartVariants): Goods[] =>
  lines.flatMap((line) => variants.get(line.variant_id) ?? []);

/** The days on which the lines can arrive at a destination in one parcel. */
export const parcelWindow = (
  { shipping, lines }: { shipping: ContentShipping; lines: readonly ContentLine[] },
  variants: CartVariants,
  delivery: DeliveryTerms,
): DeliveryWindow => goodsWindow(goodsOf(lines, variants), placeOf(shipping.address), delivery);

/** The earliest days on which the cart's parcels arrive; before a destination is chosen, anywhere in the country. */
export function cartArrival(content: CartContent, variants: CartVariants, delivery: DeliveryTerms): Arrival | null {
  if (content.social) return null;
  if (content.shippings.length === 0) {
    const cooled = Map.groupBy(content.lines, (line) => variants.get(line.variant_id)?.delivery.method.temperature);
    return arrivalAnywhere(
      [...cooled.values()].map((lines) => goodsOf(lines, variants)),
      delivery,
    );
  }
  const parcels = parcelsOf(content).map(({ shipping, lines }) => ({
    goods: goodsOf(lines, variants),
    place: placeOf(shipping.address),
  }));
  return earliestArrival(parcels, delivery);
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
  const late = parcelsOf(content).filter(({ packing: { wish }, ...parcel }) =>
    wish.delivery_at === null ? false : !canArrive(parcelWindow(parcel, variants, delivery), wish.delivery_at),
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
