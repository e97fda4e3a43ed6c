import { findOwnValue } from "@noren/validation/own-value";
import type { Cart, CartTotals, UsedCoupon } from "./shapes/cart.ts";
import type { Order } from "./shapes/order.ts";
import type { PackedParcel } from "./shapes/packing.ts";
import { sumLinesCopy as copy } from "./sum-lines.copy.ts";

/**
 * A line of a sum. `amount` is whole yen with tax, negative for a reduction; null while it depends on a carriage that is not
 * known yet.
 */
export interface SumLine<Amount extends number | null = number | null> {
  kind: "products" | "coupon" | "point" | "carriage" | "cool" | "packing" | "fee";
  name: string;
  amount: Amount;
}

/** What the lines are made of: the totals of a cart or an order with their parts. */
interface Summed {
  totals: Omit<CartTotals, "until_free_carriage" | "earn_point">;
  lines: readonly { quantity: number }[];
  coupons: readonly UsedCoupon[];
  packings: readonly PackedParcel[];
  payment_name: string | null;
}

/** The lines of an order's sum, which add up to `total_payment`. */
export function orderSumLines(order: Order): SumLine<number>[] {
  const summed: Summed = {
    totals: order,
    lines: order.shippings.flatMap(({ products }) => products),
    coupons: order.coupons,
    packings: order.shippings.flatMap(({ packings }) => packings),
    payment_name: order.payment_name,
  };
  return [...productLines(summed), ...carriageLines(summed), ...serviceLines(summed)];
}

/** Whether the cart has a destination, is a social gift, or has reached the limit for free carriage. */
export function isCarriageKnown({ detail: { shippings, order }, social_receiver }: Cart): boolean {
  return shippings.length > 0 || social_receiver !== null || order.until_free_carriage === 0;
}

/** The lines of a cart's sum. Those with an amount add up to `total_payment`. */
export function listSumLines(cart: Cart): SumLine[] {
  const { detail, social_packing, payment_name } = cart;
  const { order: totals, products: lines, coupons, shippings } = detail;
  const packings = social_packing ? [social_packing] : shippings.flatMap((shipping) => shipping.packings);
  const summed: Summed = { totals, lines, coupons, packings, payment_name };
  return [
    ...productLines(summed),
    ...(isCarriageKnown(cart) ? carriageLines(summed) : pendingCarriageLines(summed)),
    ...serviceLines(summed),
  ];
}

/** The products, and what reduces their price. */
function productLines({ totals, lines, coupons }: Summed): SumLine<number>[] {
  return [
    {
      kind: "products",
      name: copy.products(sum(lines.map(({ quantity }) => quantity))),
      amount: totals.total_products,
    },
    ...reductions("coupon", [
      ...coupons.map(({ name, amount }) => ({ name: copy.coupon(name), amount })),
      { name: copy.coupons, amount: totals.total_discount - sum(coupons.map(({ amount }) => amount)) },
    ]),
    ...reductions("point", [{ name: copy.point, amount: totals.use_point }]),
  ];
}

/** The carriage before coupons, and the coupons that make it free. */
function carriageLines({ totals, coupons }: Summed): SumLine<number>[] {
  const waived = coupons.map(({ name, carriage_amount }) => ({ name: copy.coupon(name), amount: carriage_amount }));
  const carriage = plainCarriage(totals) + sum(waived.map(({ amount }) => amount));
  return [{ kind: "carriage", name: copy.carriage, amount: carriage }, ...reductions("coupon", waived)];
}

/** The carriage of a cart without a destination, and its coupons whose reduction depends on it. */
function pendingCarriageLines({ coupons }: Summed): SumLine[] {
  const pending = coupons.filter(({ amount, carriage_amount }) => amount + carriage_amount === 0);
  return [
    { kind: "carriage", name: copy.carriage, amount: null },
    ...pending.map(({ name }) => ({ kind: "coupon" as const, name: copy.coupon(name), amount: null })),
  ];
}

/** All charges except the carriage. */
function serviceLines({ totals, packings, payment_name }: Summed): SumLine<number>[] {
  const named = packingParts(packings);
  const unnamed = totals.total_packing - sum(named.map(({ amount }) => amount));
  const fee = payment_name === null ? copy.fees : copy.fee(payment_name);
  return [
    ...(totals.cool_carriages ?? []).map(({ temperature, parcels, amount }) => ({
      kind: "cool" as const,
      name: (findOwnValue(copy.cool, temperature) ?? copy.cool.chilled)(parcels),
      amount,
    })),
    ...charges("packing", [...named, { name: copy.packings, amount: unnamed }]),
    ...charges("fee", [{ name: fee, amount: totals.total_fee }]),
  ];
}

/** The costs of the gift packing, each kind summed over all parcels, with its count. Parcels without products cost nothing. */
function packingParts(packings: readonly PackedParcel[]): { name: string; amount: number }[] {
  const parts = new Map<string, { amount: number; count: number }>();
  for (const { price, occasion, wrapping, noshi, message_card, sign, bag } of packings) {
    if (price === 0) continue;
    const named = noshi && { name: copy.noshi(occasion?.name ?? ""), price: noshi.price };
    for (const part of [wrapping, named, message_card, sign, bag]) {
      if (!part) continue;
      const { amount, count } = parts.get(part.name) ?? { amount: 0, count: 0 };
      parts.set(part.name, { amount: amount + part.price, count: count + (part === bag ? bag.quantity : 1) });
    }
  }
  return [...parts].map(([name, { amount, count }]) => ({ name: copy.packing(name, count), amount }));
}

type Part = Pick<SumLine<number>, "name" | "amount">;

const charges = (kind: SumLine["kind"], parts: readonly Part[]): SumLine<number>[] =>
  parts.flatMap(({ name, amount }) => (amount === 0 ? [] : [{ kind, name, amount }]));

const reductions = (kind: SumLine["kind"], parts: readonly Part[]): SumLine<number>[] =>
  charges(
    kind,
    parts.map(({ name, amount }) => ({ name, amount: -amount })),
  );

/** The carriage without the charge for cool parcels. */
function plainCarriage({ total_carriage, cool_carriages = [] }: Summed["totals"]): number {
  return total_carriage - sum(cool_carriages.map(({ amount }) => amount));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
