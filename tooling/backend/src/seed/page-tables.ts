import { PREFECTURES } from "../address/prefectures.copy.ts";
import type { DeliveryMethod } from "../delivery/delivery-method.ts";
import type { DeliverySlot } from "../delivery/slot.ts";
import { getTariff, type Tariffs } from "../delivery/tariff.ts";
import type { FeeStep, PaymentOffer } from "../payment/methods/offer.ts";
import { methodOf } from "../payment/methods/methods.ts";
import type { SeedPackings } from "./seed-packings.ts";
import { pageTableCopy as copy } from "./page-tables.copy.ts";

/** A postal code that is not on an island, so that the prefecture's regular tariff applies. */
const MAINLAND = "0000000";

/** The delivery fees: one row per group of prefectures with the same fee. */
export function renderCarriageTable(tariffs: Tariffs): string {
  const rows = new Map<string, { places: string[]; carriage: number; days: number }>();
  for (const [index, place] of PREFECTURES.entries()) {
    const { carriage, days } = getTariff(tariffs, index + 1, MAINLAND);
    const row = rows.get(`${carriage}/${days}`);
    if (row) row.places.push(place);
    else rows.set(`${carriage}/${days}`, { places: [place], carriage, days });
  }
  const sorted = [...rows.values()].sort((one, other) => one.carriage - other.carriage);
  return table(
    [copy.destination, copy.carriage, copy.roadDays],
    sorted.map(({ places, carriage, days }) => [places.join("、"), copy.yen(carriage), copy.days(days)]),
  );
}

/** The payment methods that the shop offers, each a section with its fees by amount. */
export function renderPaymentSections(offers: readonly PaymentOffer[]): string {
  return offers
    .map((offer) => {
      const guide = methodOf(offer.code)
        .guideParagraphs.map((line) => `<p>${line}</p>`)
        .join("");
      return `<h2>${nameOf(offer)}</h2>${guide}${offer.fees.length > 0 ? feeTable(offer.fees) : ""}`;
    })
    .join("");
}

/** The payment methods as the law requires: their names, and when each is due. */
export const paymentNames = (offers: readonly PaymentOffer[]): string => offers.map(nameOf).join("、");
export const paymentTimes = (offers: readonly PaymentOffer[]): string =>
  offers.map((offer) => copy.paidWhen(nameOf(offer), methodOf(offer.code).lawPageTiming)).join("<br>");

const nameOf = ({ code, name }: PaymentOffer) => name ?? methodOf(code).name;

function feeTable(steps: readonly FeeStep[]): string {
  return table(
    [copy.amount, copy.fee],
    steps.map(({ below, fee }, index) => {
      const from = steps[index - 1]?.below;
      return [from === undefined ? copy.below(below) : copy.fromBelow(from, below), copy.yen(fee)];
    }),
  );
}

/** The amount from which delivery is free. */
export function renderFreeCarriage(freeFrom: number | null): string {
  return freeFrom === null ? copy.neverFree : copy.freeFrom(freeFrom);
}

/** The rule of free delivery, without the amount that the page about delivery shows as it is now. */
export const renderFreeCarriageRule = (freeFrom: number | null): string =>
  freeFrom === null ? copy.neverFree : copy.freeRule;

/** When a social gift's delivery is free. */
export const formatFreeGiftCarriage = (freeFrom: number | null): string =>
  freeFrom === null ? "" : copy.giftFreeFrom(freeFrom);

/** The charges for chilled and frozen parcels; empty if the shop charges none. */
export function renderCoolCharges(methods: readonly DeliveryMethod[]): string {
  const charged = methods.filter(({ charge }) => charge > 0).map(({ name, charge }) => copy.charge(name, charge));
  return charged.length === 0 ? "" : copy.coolCharges([...new Set(charged)].join("、"));
}

/** What the shop offers for gifts, each kind a section with its prices. */
export function renderGiftSections({ occasions, wrappings, message_cards, signs, bags }: SeedPackings): string {
  const withNoshi = occasions.filter(({ noshi }) => noshi);
  const isNoshiFree = withNoshi.every(({ price }) => price === 0);
  const noshi = isNoshiFree
    ? `<p>${copy.noshiFree}</p><p>${withNoshi.map(({ name }) => name).join("、")}</p>`
    : priceTable(withNoshi);
  return [
    ...(withNoshi.length > 0 ? [`<h2>${copy.noshi}</h2>${noshi}`] : []),
    ...[
      { title: copy.wrapping, options: wrappings },
      { title: copy.card, options: message_cards },
      { title: copy.sign, options: signs },
      { title: copy.bag, options: bags },
    ].flatMap(({ title, options }) => (options.length > 0 ? [`<h2>${title}</h2>${priceTable(options)}`] : [])),
  ].join("");
}

const priceTable = (options: readonly { name: string; price: number }[]): string =>
  table(
    [copy.option, copy.price],
    options.map(({ name, price }) => [name, price === 0 ? copy.free : copy.yen(price)]),
  );

/** The carrier's slots. */
export function renderTimeSlots(slots: readonly DeliverySlot[]): string {
  return `<ul>${slots.map(({ name }) => `<li>${name}</li>`).join("")}</ul>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = rows.map(
    ([first = "", ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${heads}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}
