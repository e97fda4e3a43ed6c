import { html } from "hono/html";
import type { DeliverySlot } from "../delivery/slot.ts";
import type { Tariffs } from "../delivery/tariff.ts";
import type { PaymentOffer } from "../payment/methods/offer.ts";
import { PREPAY_DAYS } from "../payment/methods/prepayment.ts";
import type { Company } from "./shapes.ts";
import { carriageTable, freeCarriage, paymentChapters, paymentNames, paymentTimes, timeSlots } from "./page-tables.ts";
import { htmlText } from "../http/html-text.ts";

export interface SeedPage {
  url: string;
  title: string;
  /** HTML without the heading, which the page shows by itself. */
  data: string;
}

/** What a shop charges beside its products, and when it delivers. */
export interface Charges {
  tariffs: Tariffs;
  slots: readonly DeliverySlot[];
  /** Yen of products from which delivery is free, null for never. */
  freeFrom: number | null;
  offers: readonly PaymentOffer[];
}

/** What stands for each `{{name}}` in a shop's writing: who sells, and the figures that the backend itself charges. */
export function pageWords(
  company: Company,
  { tariffs, slots, freeFrom, offers }: Charges,
): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(company).map(([name, value]): [string, string] => [name, htmlText(html`${value}`)]),
    // On a phone a number is pressed, not copied.
    ["tel", htmlText(html`<a href="tel:${company.tel}">${company.tel}</a>`)],
    ["email", htmlText(html`<a href="mailto:${company.email}">${company.email}</a>`)],
    ["carriage_table", carriageTable(tariffs)],
    ["free_carriage", freeCarriage(freeFrom)],
    ["payment_chapters", paymentChapters(offers)],
    ["payment_names", paymentNames(offers)],
    ["payment_times", paymentTimes(offers)],
    ["prepay_days", String(PREPAY_DAYS)],
    ["time_slots", timeSlots(slots)],
  ]);
}

/** Puts the words in their places. @throws Error naming the text that has a name in braces which nobody knows. */
export function fillWords(where: string, text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words.get(name);
    if (word === undefined) throw new Error(`${where}: nothing is known as {{${name}}}`);
    return word;
  });
}

/**
 * Fills in the pages of a shop.
 *
 * @throws Error where a page has no heading, or a name in braces that nobody knows.
 */
export function fillPages(pages: ReadonlyMap<string, string>, company: Company, charges: Charges): SeedPage[] {
  const words = pageWords(company, charges);
  return [...pages].map(([url, text]) => {
    const filled = fillWords(url, text, words);
    const [heading, title] = /^\s*<h1>([^<]+)<\/h1>\s*/.exec(filled) ?? [];
    if (heading === undefined || title === undefined) throw new Error(`${url}: the page does not begin with its <h1>`);
    return { url, title, data: filled.slice(heading.length) };
  });
}
