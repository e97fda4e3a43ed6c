import type { TaxRate } from "@noren/contract";

/** Yen without tax: the price with tax is the price of record, and the tax in it is rounded down. */
export function withoutTax(price: number, rate: TaxRate): number {
  return price - Math.floor((price * rate) / (100 + rate));
}
