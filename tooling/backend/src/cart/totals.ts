import type { AmountByTaxRate, CartTotals, TaxRate } from "@noren/contract";
import { computeAmountUntilFreeCarriage } from "../delivery/carriage.ts";
import { allocate } from "./allocate.ts";

/** Carriage, packing and fees are services; the reduced rate does not apply to them. */
const SERVICE_TAX_RATE: TaxRate = 10;

/** Maximum points that an order earns; keeps the ledger within its integer range. */
const MAX_EARNED_POINTS = 10_000_000;

/** Price and quantity of a line; whole yen with tax. */
export interface PricedLine {
  unit_price: number;
  quantity: number;
  tax_rate: TaxRate;
}

/** Everything that the totals depend on; whole yen with tax. */
export interface Bill {
  lines: readonly PricedLine[];
  /** Each coupon's discount on the products, in the order of the coupons. */
  coupons: readonly { code: string; amount: number }[];
  use_point: number;
  /** Per destination. */
  carriages: readonly number[];
  /** Wrapping, noshi and message cards. */
  packing: number;
  fee: number;
  /** ORDER.CARRIAGE.FREE_FROM. */
  free_from: number | null;
  /** POINT.EARN_PERCENT; null if the order earns no points. */
  earn_percent: number | null;
}

/** Totals of a line, as the cart and the order show them. */
export interface LineSums {
  subtotal: number;
  tax_amount: number;
  coupon_discount_parts: { code: string; amount: number }[];
}

/** The tax included in an amount, rounded down. */
export function taxWithin(amount: number, rate: TaxRate): number {
  return Math.floor((amount * rate) / (100 + rate));
}

/**
 * Computes the totals of a cart or an order, and each line's share.
 *
 * Discounts and points reduce the taxed amount of the lines in proportion to their price. The tax is rounded down once
 * per rate. The shares of lines, carriage and fees sum to the tax exactly, and the amounts by rate to `total_payment`.
 *
 * @throws RangeError if discounts and points exceed the product total
 */
export function sumBill(bill: Bill): { totals: CartTotals; lines: LineSums[] } {
  const subtotals = bill.lines.map((line) => line.unit_price * line.quantity);
  const left = [...subtotals];
  const take = (amount: number): number[] => {
    if (amount < 0 || amount > sum(left)) throw new RangeError(`${amount} yen cannot be taken off ${sum(left)}`);
    const parts = allocate(amount, left);
    parts.forEach((part, index) => (left[index] = (left[index] ?? 0) - part));
    return parts;
  };
  const couponParts = bill.coupons.map((coupon) => ({ code: coupon.code, parts: take(coupon.amount) }));
  take(bill.use_point);

  const paid = sum(left);
  const services = sum(bill.carriages) + bill.packing + bill.fee;
  const taxed = [
    ...bill.lines.map((line, index) => ({ rate: line.tax_rate, amount: left[index] ?? 0 })),
    { rate: SERVICE_TAX_RATE, amount: services },
  ];
  const { amounts, taxes } = taxByRate(taxed);

  const total_products = sum(subtotals);
  return {
    lines: subtotals.map((subtotal, index) => ({
      subtotal,
      tax_amount: taxes[index] ?? 0,
      coupon_discount_parts: couponParts.map(({ code, parts }) => ({ code, amount: parts[index] ?? 0 })),
    })),
    totals: {
      total_payment: paid + services,
      total_products,
      total_discount: sum(bill.coupons.map((coupon) => coupon.amount)),
      use_point: bill.use_point,
      total_carriage: sum(bill.carriages),
      total_packing: bill.packing,
      total_fee: bill.fee,
      total_tax: sum(amounts.map((amount) => amount.tax)),
      amount_by_tax_rate: amounts,
      until_free_carriage: computeAmountUntilFreeCarriage(bill.free_from, total_products),
      earn_point: bill.earn_percent === null ? null : earnedPoints(paid, bill.earn_percent),
    },
  };
}

/**
 * Points earned on the products, without carriage, packing and fees; rounded down.
 * @param paid yen with tax after coupons and points
 */
function earnedPoints(paid: number, percent: number): number {
  return Math.min(Math.floor((paid * percent) / 100), MAX_EARNED_POINTS);
}

/** The tax per rate, the higher rate first, and each part's share of it. */
function taxByRate(parts: readonly { rate: TaxRate; amount: number }[]) {
  const taxes = parts.map(() => 0);
  const amounts: AmountByTaxRate[] = [];
  for (const rate of [10, 8] as const) {
    const own = parts.flatMap((part, index) => (part.rate === rate && part.amount > 0 ? [{ ...part, index }] : []));
    if (own.length === 0) continue;
    const amount = sum(own.map((part) => part.amount));
    const tax = taxWithin(amount, rate);
    const shares = allocate(
      tax,
      own.map((part) => part.amount),
    );
    own.forEach((part, position) => (taxes[part.index] = shares[position] ?? 0));
    amounts.push({ tax_rate: rate, amount, tax });
  }
  return { amounts, taxes };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
