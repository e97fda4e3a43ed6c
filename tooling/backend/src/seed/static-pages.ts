import { html } from "hono/html";
import type { DeliveryMethod } from "../delivery/delivery-method.ts";
import type { DeliverySlot } from "../delivery/slot.ts";
import type { Tariffs } from "../delivery/tariff.ts";
import type { PaymentOffer } from "../payment/methods/offer.ts";
import { PREPAY_DAYS } from "../payment/methods/prepayment.ts";
import type { Company } from "./shapes.ts";
import {
  renderCarriageTable,
  renderCoolCharges,
  renderFreeCarriage,
  renderFreeCarriageRule,
  formatFreeGiftCarriage,
  renderGiftSections,
  renderPaymentSections,
  paymentNames,
  paymentTimes,
  renderTimeSlots,
} from "./page-tables.ts";
import type { SeedPackings } from "./seed-packings.ts";
import { toHtmlText } from "../http/html-text.ts";

export interface SeedPage {
  url: string;
  title: string;
  /** HTML without the heading, which the page renders itself. */
  data: string;
}

/** The shop's delivery and payment fees, and its delivery times. */
export interface Charges {
  tariffs: Tariffs;
  methods: readonly DeliveryMethod[];
  slots: readonly DeliverySlot[];
  /** Free delivery from this amount in yen; null for never. */
  freeFrom: number | null;
  /** The carriage of a social gift in yen, and the days in which it can be accepted. */
  gift: { carriage: number; days: number };
  offers: readonly PaymentOffer[];
  packings: SeedPackings;
}

/** The value of each `{{placeholder}}` in a shop's texts: the seller, and the fees that the backend charges. */
export function pagePlaceholders(
  company: Company,
  { tariffs, methods, slots, freeFrom, gift, offers, packings }: Charges,
): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(company).map(([name, value]): [string, string] => [name, toHtmlText(html`${value}`)]),
    // A phone number is a link, so that phones can dial it.
    ["tel", toHtmlText(html`<a href="tel:${company.tel}">${company.tel}</a>`)],
    ["email", toHtmlText(html`<a href="mailto:${company.email}">${company.email}</a>`)],
    ["carriage_table", renderCarriageTable(tariffs)],
    ["free_carriage", renderFreeCarriage(freeFrom)],
    ["free_carriage_rule", renderFreeCarriageRule(freeFrom)],
    ["cool_charges", renderCoolCharges(methods)],
    ["gift_carriage", gift.carriage.toLocaleString("ja-JP")],
    ["gift_free_carriage", formatFreeGiftCarriage(freeFrom)],
    ["gift_days", String(gift.days)],
    ["gift_chapters", renderGiftSections(packings)],
    ["payment_chapters", renderPaymentSections(offers)],
    ["payment_names", paymentNames(offers)],
    ["payment_times", paymentTimes(offers)],
    ["prepay_days", String(PREPAY_DAYS)],
    ["time_slots", renderTimeSlots(slots)],
  ]);
}

/** Replaces the `{{placeholders}}` of a text. @throws Error for an unknown placeholder, with the text's name `where` */
export function fillPlaceholders(where: string, text: string, placeholders: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = placeholders.get(name);
    if (value === undefined) throw new Error(`${where}: unknown placeholder {{${name}}}`);
    return value;
  });
}

/**
 * Renders the pages of a shop.
 *
 * @throws Error for a page without a heading or with an unknown placeholder
 */
export function fillPages(pages: ReadonlyMap<string, string>, placeholders: ReadonlyMap<string, string>): SeedPage[] {
  return [...pages].map(([url, text]) => {
    const filled = fillPlaceholders(url, text, placeholders);
    const [heading, title] = /^\s*<h1>([^<]+)<\/h1>\s*/.exec(filled) ?? [];
    if (heading === undefined || title === undefined) throw new Error(`${url}: the page does not begin with its <h1>`);
    return { url, title, data: filled.slice(heading.length) };
  });
}
