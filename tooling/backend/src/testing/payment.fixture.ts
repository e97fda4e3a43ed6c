import type { FeeStep, PaymentOffer } from "../payment/offers.ts";

const steps = (...pairs: readonly (readonly [below: number, fee: number])[]): FeeStep[] =>
  pairs.map(([below, fee]) => ({ below, fee }));

/** A shop that takes money in every way there is. */
export const testOffers: readonly PaymentOffer[] = [
  { code: "card", service: "test", fees: [] },
  { code: "redirect", service: "test", fees: [] },
  { code: "convenience", service: "test", fees: steps([10_000, 165], [300_000, 275]) },
  { code: "deferred", service: "test", fees: steps([54_001, 330]) },
  { code: "bank_transfer", fees: [] },
  {
    code: "cash_on_delivery",
    fees: steps([10_000, 330], [30_000, 440], [100_000, 660], [300_000, 1100]),
  },
  { code: "invoice", fees: [] },
];
