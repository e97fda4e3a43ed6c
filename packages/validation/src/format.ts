import { formatCopy as copy } from "./format.copy.ts";
import { fill } from "./fill.ts";

/** Japan is nine hours ahead of UTC all year; whatever the host's zone, a moment is shown as clocks in Japan show it. */
const JAPAN_AHEAD_MS = 9 * 60 * 60 * 1000;

/** A moment in milliseconds or ISO 8601 with its offset, or a day `YYYY-MM-DD`, which is a day in Japan. */
export type Instant = number | string;

/** Whole yen as a price is written: 11000 is 11,000円. */
export function formatYen(yen: number): string {
  return fill(copy.yen, { amount: formatNumber(yen) });
}

/** A whole number with commas between its thousands. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** [format.jpy-dates] YYYY.MM.DD; "" for what is no date. */
export function formatDate(instant: Instant): string {
  const clock = inJapan(instant);
  return clock ? clock.toISOString().slice(0, 10).replaceAll("-", ".") : "";
}

/** [format.jpy-dates] YYYY.MM.DD H:mm, the hour without a leading zero; "" for what is no date. */
export function formatDateTime(instant: Instant): string {
  const clock = inJapan(instant);
  return clock ? `${formatDate(instant)} ${clock.getUTCHours()}:${clock.toISOString().slice(14, 16)}` : "";
}

/** A day that somebody waits at home for: 2026.12.01(火); "" for what is no date. */
export function formatDeliveryDay(instant: Instant): string {
  const clock = inJapan(instant);
  return clock ? fill(copy.deliveryDay, { date: formatDate(instant), weekday: weekdayOf(clock) }) : "";
}

/** A day close by: 12月1日(火); "" for what is no date. */
export function formatShortDay(instant: Instant): string {
  const clock = inJapan(instant);
  if (!clock) return "";
  return fill(copy.shortDay, {
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    weekday: weekdayOf(clock),
  });
}

const weekdayOf = (clock: Date): string => copy.weekdays[clock.getUTCDay()] ?? "";

/** The day in Japan at a moment, `YYYY-MM-DD`: what the API takes and `<input type="date">` holds. */
export function dayOf(instant: Instant): string {
  return inJapan(instant)?.toISOString().slice(0, 10) ?? "";
}

/** A date whose UTC parts are what clocks in Japan show; null for what is no date or has no zone. */
function inJapan(instant: Instant): Date | null {
  if (typeof instant === "string" && !/^\d{4}-\d{2}-\d{2}(T.*(Z|[+-]\d{2}:?\d{2}))?$/.test(instant)) return null;
  const isDay = typeof instant === "string" && instant.length === 10;
  const time = typeof instant === "number" ? instant : Date.parse(instant);
  const clock = new Date(isDay ? time : time + JAPAN_AHEAD_MS);
  return Number.isNaN(clock.getTime()) ? null : clock;
}

/** [postal.display-hyphen] A hyphen after 3 digits where there are 7; anything else stays. */
export function formatPostalCode(code: string): string {
  return /^\d{7}$/.test(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code;
}

/** A card by its last four digits, in groups: **** **** **** 1234. */
export function formatMaskedCard(masked: string): string {
  const last = masked.replace(/\D/g, "").slice(-4);
  return `**** **** **** ${last.padStart(4, "*")}`;
}

/** The expiry of a card, YYYYMM on the wire, as the card shows it: MM/YY. */
export function formatCardExpiry(expiration: string): string {
  return /^\d{6}$/.test(expiration) ? `${expiration.slice(4)}/${expiration.slice(2, 4)}` : expiration;
}

/** The parts of an address, of the book, a cart or an orderer. */
export interface AddressParts {
  postal_code: string;
  prefecture: string;
  city: string;
  address1: string;
  address2?: string | null | undefined;
}

/** An address in Japanese order, a line each: postal code; prefecture, city and number; building. */
export function formatAddress(address: AddressParts): string[] {
  const { postal_code, prefecture, city, address1, address2 } = address;
  const code = fill(copy.postal, { code: formatPostalCode(postal_code) });
  return [code, `${prefecture}${city}${address1}`, address2 ?? ""].filter((line) => line !== "");
}

/** What a total of a rate has in it: its rate, the reduced one with its ※, and its amount with the tax that is in it. */
export function formatTaxLine(line: { tax_rate: number; amount: number; tax: number }): {
  rate: string;
  amount: string;
} {
  return {
    rate: fill(line.tax_rate < 10 ? copy.reducedRate : copy.rate, { rate: line.tax_rate }),
    amount: fill(copy.taxIn, { amount: formatYen(line.amount), tax: formatYen(line.tax) }),
  };
}
