import type { LeadTime } from "@noren/contract";
import { prefectureNumber } from "../address/prefecture.ts";
import { nameOf } from "../address/address-view.ts";
import { leadTimeMessages, SLOTS } from "../delivery/delivery.messages.ts";
import { type DeliveryWindow, deliveryWindow } from "../delivery/lead-time.ts";
import { findTariff, type Tariffs } from "../delivery/tariff.ts";
import type { Channel } from "../db/schema/shop.ts";
import type { Notice } from "./cart-changes.ts";
import { type CartContent, type ContentShipping, NO_WISH, type Wish } from "./cart-content.ts";
import { noticeMessages } from "./cart.messages.ts";
import type { Goods } from "./good.ts";

/** What delivery depends on beside the cart. */
export interface DeliveryTerms {
  now: Date;
  /** Whether the shop works on a day. */
  isOpen: (day: string) => boolean;
  tariffs: Tariffs;
  cutOff: string;
  choosableDays: number;
}

/** How a shop delivers; `isOpen` is its calendar. */
export function deliveryTerms(
  { settings, tariff }: Channel,
  now: Date,
  isOpen: (day: string) => boolean,
): DeliveryTerms {
  return {
    now,
    isOpen,
    tariffs: tariff,
    cutOff: settings["ORDER.DELIVERY.CUT_OFF"],
    choosableDays: settings["ORDER.DELIVERY.CHOOSABLE_DAYS"],
  };
}

/** When a destination's parcel can arrive; its slowest item decides. */
export function parcelWindow(
  content: CartContent,
  shipping: ContentShipping,
  goods: Goods,
  when: DeliveryTerms,
): DeliveryWindow {
  const inside = content.lines.filter((line) => line.shipping_key === shipping.key);
  const leadDays = Math.max(0, ...inside.map((line) => goods.get(line.variant_id)?.leadDays ?? 0));
  const { prefecture, postal_code } = shipping.address;
  return deliveryWindow({
    ...when,
    leadDays,
    carriageDays: findTariff(when.tariffs, prefectureNumber(prefecture) ?? 0, postal_code).days,
  });
}

/** The days and slots of a parcel as the contract has them. */
export function leadTimeOf(
  content: CartContent,
  shipping: ContentShipping,
  goods: Goods,
  when: DeliveryTerms,
): LeadTime {
  const { dates, reasons } = parcelWindow(content, shipping, goods, when);
  return {
    shipping_key: shipping.key,
    packing_key: shipping.packing_key,
    dates,
    delivery_timezone: SLOTS,
    note: reasons.length > 0 ? reasons.map((reason) => leadTimeMessages[reason](when.cutOff)).join("") : null,
  };
}

/** The wish for a day and a slot, with the slot's present words; null where either cannot be chosen. */
export function wishFor(window: DeliveryWindow, day: string | null, slot: string | null): Wish | null {
  const words = slot === null ? null : Object.hasOwn(SLOTS, slot) ? SLOTS[slot] : undefined;
  if (words === undefined || !canArrive(window, day)) return null;
  return { delivery_at: day, delivery_timezone_key: slot, delivery_timezone_name: words };
}

/** Whether a parcel can still arrive on the wished day; without a wish it always can. */
export function canArrive(window: DeliveryWindow, day: string | null): boolean {
  return day === null || window.dates.includes(day);
}

/** Takes back wishes that time or a slower product has made impossible, and says so. */
export function followTime(
  content: CartContent,
  goods: Goods,
  when: DeliveryTerms,
): { content: CartContent; notices: Notice[] } {
  const notices: Notice[] = [];
  const shippings = content.shippings.map((shipping) => {
    if (canArrive(parcelWindow(content, shipping, goods, when), shipping.wish.delivery_at)) return shipping;
    notices.push({
      code: "cart.notice.delivery",
      message: noticeMessages.wish(nameOf(shipping.address)),
      product_name: "",
    });
    return { ...shipping, wish: NO_WISH };
  });
  return { content: { ...content, shippings }, notices };
}
