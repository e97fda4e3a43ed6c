import type { CartTotals } from "@noren/contract";
import { expect } from "vitest";

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Expects totals that add up: the parts to the payment, and the tax rates to payment and tax. */
export function expectTotalsAddUp(totals: CartTotals): void {
  expect(totals.total_payment).toBe(
    totals.total_products -
      totals.total_discount -
      totals.use_point +
      totals.total_carriage +
      totals.total_packing +
      totals.total_fee,
  );
  expect(totals.total_payment).toBeGreaterThanOrEqual(0);
  expect(totals.total_discount + totals.use_point).toBeLessThanOrEqual(totals.total_products);
  expect(sum(totals.amount_by_tax_rate.map(({ amount }) => amount))).toBe(totals.total_payment);
  expect(sum(totals.amount_by_tax_rate.map(({ tax }) => tax))).toBe(totals.total_tax);
}
