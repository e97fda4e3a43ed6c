import type { AmountByTaxRate, CartTotals, TaxRate } from "@noren/contract";
import { untilFreeCarriage } from "../delivery/carriage.ts";
import { allocate } from "./allocate.ts";

/** Carriage, packing and fees are a service, so the reduced rate never reaches them. */
const SERVICE_TAX_RATE: TaxRate = 10;

/** More than that an order does not earn: the ledger's numbers end somewhere. */
const MOST_POINTS = 10_000_000;

/** What a line costs; whole yen with tax. */
export interface PricedLine {
  unit_price: number;
  quantity: number;
  tax_rate: TaxRate;
}

/** Everything that the sums depend on; whole yen with tax. */
export interface Bill {
  lines: readonly PricedLine[];
  /** Each coupon's discount on the products, in the order they were given. */
  coupons: readonly { code: string; amount: number }[];
  use_point: number;
  /** Per destination. */
  carriages: readonly number[];
  /** Wrapping, noshi and message cards. */
  packing: number;
  fee: number;
  /** ORDER.CARRIAGE.FREE_FROM. */
  free_from: number | null;
  /** POINT.EARN_PERCENT; null for whom nothing is earned. */
  earn_percent: number | null;
}

/** A line's sums as the cart and the order show them. */
export interface LineSums {
  subtotal: number;
  tax_amount: number;
  coupon_discount_parts: { code: string; amount: number }[];
}

/** The tax that is in an amount with tax, rounded down. */
export function taxWithin(amount: number, rate: TaxRate): number {
  return Math.floor((amount * rate) / (100 + rate));
}

/**
 * The sums of a cart or an order, and each line's share in them (decisions: money and tax).
 *
 * A discount and points lower the taxed amount of the lines they fall on, spread by what the lines cost. The tax is
 * rounded down once per rate; the shares of the lines, of carriage and of fees sum to it exactly, and the rates'
 * amounts to `total_payment`.
 *
 * @throws RangeError where discounts and points are more than the products cost.
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
      until_free_carriage: untilFreeCarriage(bill.free_from, total_products),
      earn_point: bill.earn_percent === null ? null : earnedPoints(paid, bill.earn_percent),
    },
  };
}

/**
 * What is earned for products: whole points, rounded down, on what is paid for them without carriage, packing and fees.
 * @param paid yen with tax after coupons and points
 */
function earnedPoints(paid: number, percent: number): number {
  return Math.min(Math.floor((paid * percent) / 100), MOST_POINTS);
}

/** Tax once per rate, the higher rate first, and each part's share of it. */
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
