import type { PaymentMethod } from "@noren/contract";
import { methodsCopy } from "./methods.copy.ts";
import { methodOf } from "./methods.ts";
import { feeOf, maxAmountOf, type PaymentOffer } from "./offer.ts";
import type { EligibilityContext } from "./payment-method.ts";

/** The payment methods that the shop offers, in its order; for a cart if one is given. */
export function listPaymentMethods(
  offers: readonly PaymentOffer[],
  eligibility: EligibilityContext | null,
): PaymentMethod[] {
  return offers.map((offer) => {
    const method = methodOf(offer.code);
    const reason =
      eligibility && (method.unavailableReason(eligibility) ?? reasonAgainstAmount(offer, eligibility.amount));
    return {
      id: method.id,
      code: method.code,
      name: offer.name ?? method.name,
      description: method.description,
      timing: method.timing,
      days_to_pay: method.daysToPay,
      timing_text: method.timingText,
      requires: method.requires,
      ...(method.stores && { stores: method.stores }),
      ...(method.hasInvoice && { has_invoice: true }),
      // Nothing is collected if coupons and points cover everything.
      fee: eligibility?.amount === 0 ? 0 : (feeOf(offer, eligibility?.amount ?? 0) ?? 0),
      is_available: reason === null,
      reason,
    };
  });
}

/** The method of an id if the cart can be paid with it, else null. */
export function findAvailableMethod(
  offers: readonly PaymentOffer[],
  id: number | null,
  eligibility: EligibilityContext,
): PaymentMethod | null {
  return listPaymentMethods(offers, eligibility).find((method) => method.id === id && method.is_available) ?? null;
}

function reasonAgainstAmount(offer: PaymentOffer, amount: number): string | null {
  return feeOf(offer, amount) === null ? methodsCopy.tooExpensive(maxAmountOf(offer)) : null;
}
