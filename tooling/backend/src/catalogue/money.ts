import type { TaxRate } from "@noren/contract";

/** Returns yen without tax. The price with tax is authoritative; the included tax is rounded down. */
export function withoutTax(price: number, rate: TaxRate): number {
  return price - Math.floor((price * rate) / (100 + rate));
}
