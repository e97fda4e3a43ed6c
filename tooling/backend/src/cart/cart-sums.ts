import type { CartTotals, PaymentMethod } from "@noren/contract";
import { prefectureNumber } from "../address/prefecture.ts";
import { carriages } from "../delivery/carriage.ts";
import type { Tariffs } from "../delivery/tariff.ts";
import type { PaymentOffer } from "../payment/offers.ts";
import { availableMethod, paymentMethods, type Payable } from "../payment/payment-methods.ts";
import type { CartContent } from "./cart-content.ts";
import type { Goods } from "./good.ts";
import { type LineSums, sumBill } from "./totals.ts";

/** What the sums depend on beside the cart. */
export interface Terms {
  tariffs: Tariffs;
  /** ORDER.CARRIAGE.FREE_FROM. */
  freeFrom: number | null;
  /** The ways to pay that the shop offers. */
  offers: readonly PaymentOffer[];
  /** The member's company; null for guests and members without one. */
  company: string | null;
}

export interface CartSums {
  totals: CartTotals;
  /** In the order of the cart's lines. */
  lines: LineSums[];
  /** In the order of the cart's destinations. */
  carriages: number[];
  /** All ways to pay, with what each means for this cart. */
  payments: PaymentMethod[];
  /** The chosen one, as long as the cart can be paid so. */
  payment: PaymentMethod | null;
}

/** Sums up a cart at today's prices. Every line must have its good. */
export function sumCart(content: CartContent, goods: Goods, { tariffs, freeFrom, offers, company }: Terms): CartSums {
  const lines = content.lines.map((line) => {
    const good = goods.get(line.variant_id);
    if (!good) throw new Error(`Variant ${line.variant_id} of a cart was not looked up`);
    return { unit_price: good.price, quantity: line.quantity, tax_rate: good.taxRate };
  });
  const products = lines.reduce((total, line) => total + line.unit_price * line.quantity, 0);
  const destinations = content.shippings.map((shipping) => ({
    prefecture: prefectureNumber(shipping.address.prefecture) ?? 0,
    postal_code: shipping.address.postal_code,
    deliveries: content.lines.some((line) => line.shipping_key === shipping.key) ? 1 : 0,
  }));
  const charged = carriages(tariffs, destinations, products, freeFrom);
  const amount = charged.reduce((total, carriage) => total + carriage, products);
  const payable: Payable = { amount, destinations: content.shippings.length, company };
  const payment = availableMethod(offers, content.payment_id, payable);
  const bill = { lines, coupons: [], use_point: 0, carriages: charged, fee: payment?.fee ?? 0, free_from: freeFrom };
  return { ...sumBill(bill), carriages: charged, payments: paymentMethods(offers, payable), payment };
}
