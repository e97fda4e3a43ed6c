import { type JapanTime, japanTime } from "./japan-time.ts";
import { isDay } from "./is-day.ts";
import { formatCopy as copy } from "./format.copy.ts";
import { fill } from "./fill.ts";

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

/** [format.jpy-dates] YYYY.MM.DD; ― for what is no date, since sentences contain the text. */
export function formatDate(instant: Instant): string {
  const time = inJapan(instant);
  return time ? dotted(time) : copy.noDate;
}

/** [format.jpy-dates] YYYY.MM.DD H:mm, the hour without a leading zero; ― for what is no date. */
export function formatDateTime(instant: Instant): string {
  const time = inJapan(instant);
  return time ? `${dotted(time)} ${Number(time.hour)}:${time.minute}` : copy.noDate;
}

/** The last moment before an end: an offer that ends at midnight is shown with 23:59 of the day before. */
export function lastMomentBefore(end: string): number {
  return Date.parse(end) - 1;
}

/** A day of delivery: 2026.12.01(火); ― for what is no date. */
export function formatDeliveryDay(instant: Instant): string {
  const time = inJapan(instant);
  return time ? fill(copy.deliveryDay, { date: dotted(time), weekday: time.weekday }) : copy.noDate;
}

/** A day of the coming weeks, without its year: 12月1日(火); ― for what is no date. */
export function formatShortDay(instant: Instant): string {
  const time = inJapan(instant);
  if (!time) return copy.noDate;
  return fill(copy.shortDay, { month: Number(time.month), day: Number(time.date), weekday: time.weekday });
}

/** The day in Japan at a moment, `YYYY-MM-DD`; "" for what is no date. */
export function dayOf(instant: Instant): string {
  return inJapan(instant)?.day ?? "";
}

const dotted = ({ day }: JapanTime): string => day.replaceAll("-", ".");

/** Milliseconds since 1970. */
const YEAR_10_000 = 253_402_300_800_000;

/** The time in Japan; null for what is no date, has no offset or has a year of more than four digits in Japan. */
function inJapan(instant: Instant): JapanTime | null {
  let moment = new Date(instant);
  if (typeof instant === "string") {
    const [day = "", time = "T00:00+09:00"] = instant.split(/(?=T)/, 2);
    // `Date` reads 31 February as 3 March, and a time without an offset as the host's.
    moment = new Date(isDay(day) && /(Z|[+-]\d{2}:?\d{2})$/.test(time) ? day + time : Number.NaN);
  }
  // False for NaN, too. In the last hours of `Date`, Japan's time would be beyond it.
  const time = Number(moment) < YEAR_10_000 ? japanTime(moment) : null;
  return time && isDay(time.day) ? time : null;
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

const REDUCED_TAX_RATE = 8;

/** True for the reduced rate of the consumption tax: such a price carries ※, and its page the legend. */
export const isReducedRate = (taxRate: number): boolean => taxRate === REDUCED_TAX_RATE;

/** True when one of the products is taxed at the reduced rate. */
export const hasReducedRate = (products: readonly { tax_rate: number }[]): boolean =>
  products.some(({ tax_rate }) => isReducedRate(tax_rate));

/** The texts of a tax rate's total: the rate, with ※ if reduced, and the amount with its tax. */
export function formatTaxLine(line: { tax_rate: number; amount: number; tax: number }): {
  rate: string;
  amount: string;
} {
  return {
    rate: fill(isReducedRate(line.tax_rate) ? copy.reducedRate : copy.rate, { rate: line.tax_rate }),
    amount: fill(copy.taxIn, { amount: formatYen(line.amount), tax: formatYen(line.tax) }),
  };
}
