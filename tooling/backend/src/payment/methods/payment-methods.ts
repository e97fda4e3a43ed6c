import type { PaymentMethod } from "@noren/contract";
import { addDays, japanDay } from "../../time/japan-time.ts";
import { feeOf, mostOf, type PaymentCode, type PaymentOffer } from "./offer.ts";
import { methodsCopy, paymentGuides } from "./methods.copy.ts";

/** Payment options 1 to 3 are fixed [constants.options]; the others are ours. */
const IDS: Readonly<Record<PaymentCode, number>> = {
  bank_transfer: 1,
  invoice: 2,
  deferred: 3,
  cash_on_delivery: 4,
  card: 5,
  convenience: 6,
  redirect: 7,
};

const PAID_LATER: readonly number[] = [IDS.invoice, IDS.deferred, IDS.cash_on_delivery];

/** Whether an order that is paid in this way is packed before the money is there. */
export const isPaidLater = (paymentId: number): boolean => PAID_LATER.includes(paymentId);

/** Days in which a transfer, or the money at a convenience store, is waited for. */
export const PREPAY_DAYS = 7;

/** What decides whether and for how much a cart can be paid in a way. */
export interface Payable {
  /** Yen with tax without any fee. */
  amount: number;
  destinations: number;
  /** The member's company; null for guests and for members without one. */
  company: string | null;
  /** A social gift: who receives it must not be asked for money. */
  isGift: boolean;
}

/** The ways to pay that the shop offers, in the order of the page; for a cart where one is given. */
export function paymentMethods(offers: readonly PaymentOffer[], payable: Payable | null): PaymentMethod[] {
  return offers.map((offer) => {
    const { name, description } = methodsCopy[offer.code];
    const reason = payable && reasonAgainst(offer, payable);
    return {
      id: IDS[offer.code],
      code: offer.code,
      name: offer.name ?? name,
      description,
      // Where coupons and points have paid for everything, nobody collects anything.
      fee: payable?.amount === 0 ? 0 : (feeOf(offer, payable?.amount ?? 0) ?? 0),
      is_available: reason === null,
      reason,
    };
  });
}

/** The way of a number if the cart can be paid so, else null. */
export function availableMethod(
  offers: readonly PaymentOffer[],
  id: number | null,
  payable: Payable,
): PaymentMethod | null {
  return paymentMethods(offers, payable).find((method) => method.id === id && method.is_available) ?? null;
}

/** How to pay what no service carries out, as the order keeps it: where to transfer (the shop's account), until when. */
export function paymentGuide(code: PaymentCode, now: Date, bankAccount: string | null): string | null {
  if (code === "invoice") return paymentGuides.invoice;
  if (code === "cash_on_delivery") return paymentGuides.cashOnDelivery;
  if (code !== "bank_transfer") return null;
  const until = addDays(japanDay(now), PREPAY_DAYS);
  return paymentGuides.bankTransfer(paymentGuides.day(until), bankAccount ?? paymentGuides.accountFollows);
}

function reasonAgainst(offer: PaymentOffer, { amount, destinations, company, isGift }: Payable): string | null {
  if (offer.code === "invoice" && company === null) return methodsCopy.needsCompany;
  // The driver collects once; a bill goes to one place as well.
  const isForOne = offer.code === "cash_on_delivery" || offer.code === "deferred";
  if (isForOne && isGift) return methodsCopy.notForGift;
  if (isForOne && destinations > 1) return methodsCopy.oneDestination;
  return feeOf(offer, amount) === null ? methodsCopy.tooExpensive(mostOf(offer)) : null;
}
