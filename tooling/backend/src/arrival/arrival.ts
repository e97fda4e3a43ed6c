import type { Arrival } from "@noren/contract";
import { type DeliveryLimits, maxTransitDays, type Place, refusalOf } from "../delivery/delivery-method.ts";
import type { DeliveryTerms } from "./delivery-terms.ts";
import { calculateDeliveryWindow, type DeliveryWindow } from "../delivery/lead-time.ts";
import { getTariff } from "../delivery/tariff.ts";

/** What of a product decides when it arrives. */
export interface Goods {
  /** Business days until shipment. */
  leadDays: number;
  delivery: DeliveryLimits;
}

type WindowTerms = Pick<DeliveryTerms, "now" | "isOpen" | "tariffs" | "cutOff" | "choosableDays">;

/**
 * The days on which a parcel can arrive at a place. The product with the longest lead time and the one with the shortest
 * shelf life determine them.
 */
export function goodsWindow(
  goods: readonly Goods[],
  { prefecture, postalCode }: Place,
  terms: WindowTerms,
): DeliveryWindow {
  const { now, isOpen, cutOff, choosableDays } = terms;
  const leadDays = Math.max(0, ...goods.map((each) => each.leadDays));
  const carriageDays = getTariff(terms.tariffs, prefecture, postalCode).days;
  const maxTransit = Math.min(...goods.map(({ delivery }) => maxTransitDays(delivery)));
  const key = [now.getTime(), cutOff, choosableDays, leadDays, carriageDays, maxTransit].join();
  const known = windows.get(isOpen) ?? new Map<string, DeliveryWindow>();
  windows.set(isOpen, known);
  const window =
    known.get(key) ??
    calculateDeliveryWindow({ now, isOpen, cutOff, choosableDays, leadDays, carriageDays, maxTransitDays: maxTransit });
  known.set(key, window);
  return window;
}

/** The windows of a business calendar, which a request reads once: a cart has up to 400 parcels, most of them alike. */
const windows = new WeakMap<WindowTerms["isOpen"], Map<string, DeliveryWindow>>();

/** A parcel to a known place. */
export interface PlacedParcel {
  goods: readonly Goods[];
  place: Place;
}

/**
 * The earliest days on which parcels arrive: that of the first parcel, and that of the last. Null if none of them can.
 *
 * [delivery.arrival] Product, cart and confirm show these days, and the delivery step offers them first.
 */
export function earliestArrival(parcels: readonly PlacedParcel[], terms: WindowTerms): Arrival | null {
  const days = parcels
    .filter(({ goods }) => goods.length > 0)
    .flatMap(({ goods, place }) => goodsWindow(goods, place, { ...terms, choosableDays: 1 }).dates)
    .toSorted();
  const [first_on] = days;
  const last_on = days.at(-1);
  return first_on === undefined || last_on === undefined ? null : { first_on, last_on };
}

/**
 * `earliestArrival` while the destination is unknown: in the nearest and in the farthest prefecture to which each parcel
 * can be delivered, without remote islands.
 */
export function arrivalAnywhere(parcels: readonly (readonly Goods[])[], terms: WindowTerms): Arrival | null {
  const zones = terms.tariffs.zones.toSorted((a, b) => a.days - b.days);
  const placed = parcels.flatMap((goods) => {
    const reached = zones.flatMap(({ prefectures }) => {
      const prefecture = prefectures.find((number) =>
        goods.every(({ delivery }) => refusalOf(delivery, terms.tariffs, mainland(number)) === null),
      );
      return prefecture === undefined ? [] : [mainland(prefecture)];
    });
    const ends = new Set([reached[0], reached.at(-1)]);
    return [...ends].flatMap((place) => (place ? [{ goods, place }] : []));
  });
  return earliestArrival(placed, terms);
}

const mainland = (prefecture: number): Place => ({ prefecture, postalCode: "" });
