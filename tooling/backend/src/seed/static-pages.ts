import type { Tariffs } from "../delivery/tariff.ts";
import type { PaymentOffer } from "../payment/offers.ts";
import type { Company } from "./shapes.ts";
import { carriageTable, feeTable, freeCarriage, timeSlots } from "./page-tables.ts";

export interface SeedPage {
  url: string;
  title: string;
  /** HTML without the heading, which the page shows by itself. */
  data: string;
}

/** What a shop charges beside its products. */
export interface Charges {
  tariffs: Tariffs;
  /** Yen of products from which delivery is free, null for never. */
  freeFrom: number | null;
  offers: readonly PaymentOffer[];
}

/**
 * Fills in the pages of a shop: who sells, and the figures that the backend itself charges.
 *
 * @throws Error where a page has no heading, or a name in braces that nobody knows.
 */
export function fillPages(
  pages: ReadonlyMap<string, string>,
  company: Company,
  { tariffs, freeFrom, offers }: Charges,
): SeedPage[] {
  const words: Record<string, string> = {
    ...Object.fromEntries(Object.entries(company).map(([name, value]) => [name, escapeHtml(value)])),
    carriage_table: carriageTable(tariffs),
    collect_fees: feeTable(offers, "cash_on_delivery"),
    convenience_fees: feeTable(offers, "convenience"),
    deferred_fees: feeTable(offers, "deferred"),
    free_carriage: freeCarriage(freeFrom),
    time_slots: timeSlots(),
  };
  return [...pages].map(([url, text]) => {
    const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const word = words[name];
      if (word === undefined) throw new Error(`${url}: nothing is known as {{${name}}}`);
      return word;
    });
    const [heading, title] = /^\s*<h1>([^<]+)<\/h1>\s*/.exec(filled) ?? [];
    if (heading === undefined || title === undefined) throw new Error(`${url}: the page does not begin with its <h1>`);
    return { url, title, data: filled.slice(heading.length) };
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
