import type { CartTotals, PackedParcel, PaymentMethod, UsedCoupon } from "@noren/contract";
import { isPackedAsGift } from "@noren/contract/is-packed-as-gift";
import { ordererName } from "../address/plain-address.ts";
import { prefectureNumber } from "../address/prefecture.ts";
import type { PackingOption } from "../db/schema/packing.ts";
import { calculateCarriages, calculateGiftCarriage } from "../delivery/carriage.ts";
import type { Tariffs } from "../delivery/tariff.ts";
import type { PaymentOffer } from "../payment/methods/offer.ts";
import type { EligibilityContext } from "../payment/methods/payment-method.ts";
import { findAvailableMethod, listPaymentMethods } from "../payment/methods/payment-methods.ts";
import type { HeldCoupon } from "../coupon/to-coupon.ts";
import { discountOf } from "./cart-coupons.ts";
import { packsOf } from "./cart-content.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { chargeOf, coolCarriages, deliveriesOf, deliveriesTo } from "./cool-parcels.ts";
import type { CartVariants } from "./cart-variant.ts";
import { toPackedParcel } from "./packing-options.ts";
import { type LineSums, sumBill } from "./totals.ts";

/** The settings and balances that the totals depend on. */
export interface PricingTerms {
  tariffs: Tariffs;
  /** ORDER.CARRIAGE.FREE_FROM. */
  freeFrom: number | null;
  /** ORDER.SOCIAL_GIFT.CARRIAGE. */
  giftCarriage: number;
  /** The payment methods that the shop offers. */
  offers: readonly PaymentOffer[];
  /** The member's company; null for guests and members without one. */
  company: string | null;
  /** The member's name; null for guests, whose name is in the cart. */
  memberName: string | null;
  /** The packing options that the shop offers. */
  packingOptions: readonly PackingOption[];
  /** The member's coupons, by coupon id. */
  coupons: Map<number, HeldCoupon>;
  /** The member's balance and POINT.EARN_PERCENT; null for guests and in shops without points. */
  point: { balance: number; earnPercent: number } | null;
}

export interface CartSums {
  totals: CartTotals;
  /** In the order of the cart's lines. */
  lines: LineSums[];
  /** In the order of the cart's destinations; a social gift has one. */
  carriages: number[];
  /** The packing of each parcel by its key; a social gift has one. */
  packed: Map<string, PackedParcel>;
  /** In the order of the cart's coupons. */
  coupons: (UsedCoupon & { id: number })[];
  /** The maximum number of points that the cart may use; null for guests and in shops without points. */
  usablePoint: number | null;
  /** All payment methods, with fee and availability for this cart. */
  payments: PaymentMethod[];
  /** The chosen method; null if it is not available for this cart. */
  payment: PaymentMethod | null;
}

/** The product total at current prices, yen with tax. `variants` must contain the variant of every line. */
export function sumProducts(content: CartContent, variants: CartVariants): number {
  return content.lines.reduce((total, line) => total + variantOf(variants, line.variant_id).price * line.quantity, 0);
}

/** Sums a cart at current prices. `variants` must contain the variant of every line. */
export function sumCart(content: CartContent, variants: CartVariants, pricing: PricingTerms): CartSums {
  const { tariffs, freeFrom, offers, company, point } = pricing;
  const lines = content.lines.map((line) => {
    const variant = variantOf(variants, line.variant_id);
    return { unit_price: variant.price, quantity: line.quantity, tax_rate: variant.taxRate };
  });
  const products = sumProducts(content, variants);
  const deliveries = content.social
    ? [deliveriesOf(variants, content.lines)]
    : content.shippings.map((shipping) => deliveriesTo(content, shipping, variants));
  const destinations = content.shippings.map((shipping, index) => ({
    prefecture: prefectureNumber(shipping.address.prefecture) ?? 0,
    postal_code: shipping.address.postal_code,
    deliveries: deliveries[index]?.length ?? 0,
  }));
  const tariff = content.social
    ? [calculateGiftCarriage(pricing.giftCarriage * Math.max(1, deliveries[0]?.length ?? 0), products, freeFrom)]
    : calculateCarriages(tariffs, destinations, products, freeFrom);
  const { coupons, left } = applyCoupons(content, pricing.coupons, { products, carriage: sum(tariff) });
  const isCarriageFree = coupons.some((coupon) => coupon.carriage_amount > 0);
  // Free carriage does not cover the charge for cool parcels.
  const charged = tariff.map((carriage, index) => (isCarriageFree ? 0 : carriage) + chargeOf(deliveries[index] ?? []));
  // Without a destination, what is certain: one parcel per temperature.
  const expected = deliveries.length > 0 ? [] : deliveriesOf(variants, content.lines);
  const cool = coolCarriages([...deliveries.flat(), ...expected]);
  const usablePoint = point && Math.min(point.balance, left);
  const use_point = Math.min(content.use_point, usablePoint ?? 0);
  const packed = new Map(
    packsOf(content).map(({ key, packaging, lines: inside }) => [
      key,
      toPackedParcel(packaging, pricing.packingOptions, inside.length === 0),
    ]),
  );
  const packing = sum([...packed.values()].map(({ price }) => price));
  const eligibility: EligibilityContext = {
    amount: left - use_point + sum(charged) + chargeOf(expected) + packing,
    deliveryCount: sum(destinations.map((destination) => Math.max(1, destination.deliveries))),
    company,
    isGift: content.social !== null,
    isForAnother: isForAnother(content, packed, pricing.memberName),
  };
  const payment = findAvailableMethod(offers, content.payment_id, eligibility);
  const bill = {
    lines,
    coupons,
    use_point,
    carriages: [...charged, chargeOf(expected)],
    packing,
    fee: payment?.fee ?? 0,
    free_from: freeFrom,
    earn_percent: point?.earnPercent ?? null,
  };
  const payments = listPaymentMethods(offers, eligibility);
  const { totals, lines: lineSums } = sumBill(bill);
  return {
    totals: { ...totals, ...(cool.length > 0 && { cool_carriages: cool }) },
    lines: lineSums,
    carriages: charged,
    packed,
    coupons,
    usablePoint,
    payments,
    payment,
  };
}

/** Whether a parcel is packed as a gift for a person other than the orderer; false while the orderer is unknown. */
function isForAnother(content: CartContent, packed: CartSums["packed"], memberName: string | null): boolean {
  const own = memberName ?? (content.orderer && ordererName(content.orderer));
  return packsOf(content).some(({ key, name }) => {
    const parcel = packed.get(key);
    return own !== null && name !== own && parcel !== undefined && isPackedAsGift(parcel);
  });
}

/** Applies the coupons in order. Returns their discounts and the product amount that remains. */
function applyCoupons(
  content: CartContent,
  held: ReadonlyMap<number, HeldCoupon>,
  { products, carriage }: { products: number; carriage: number },
): { coupons: CartSums["coupons"]; left: number } {
  const coupons: CartSums["coupons"] = [];
  const left = { products, carriage };
  for (const id of content.coupons) {
    const coupon = held.get(id)?.coupon;
    if (!coupon) continue;
    const taken = discountOf(coupon, { productTotal: products, left: left.products, carriage: left.carriage });
    left.products -= taken.amount;
    left.carriage -= taken.carriage_amount;
    coupons.push({ id, code: coupon.code, name: coupon.name, ...taken });
  }
  return { coupons, left: left.products };
}

function variantOf(variants: CartVariants, variantId: number) {
  const variant = variants.get(variantId);
  if (!variant) throw new Error(`Variant ${variantId} of a cart was not looked up`);
  return variant;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
