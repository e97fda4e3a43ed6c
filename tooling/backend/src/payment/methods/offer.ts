/** Up to an amount, a fee; whole yen with tax. */
export interface FeeStep {
  below: number;
  fee: number;
}

/** A way to pay as a shop offers it. */
export interface PaymentOffer {
  /** Of a method of this folder. */
  code: string;
  /** The shop's own name for it, where its kind alone does not say enough: which wallet. */
  name?: string;
  /** The payment service that carries it out; none where the shop does so by itself. */
  service?: string;
  /** In rising order; more than the last step is not taken. Without any it costs nothing, whatever the amount. */
  fees: readonly FeeStep[];
}

/**
 * What paying an amount so costs; null where it is more than can be paid so. The fee is paid too, but the step is found
 * by the amount without it.
 */
export function feeOf({ fees }: PaymentOffer, amount: number): number | null {
  if (fees.length === 0) return 0;
  return fees.find((step) => amount < step.below)?.fee ?? null;
}

/** The most that can be paid so; infinite where there is no limit. */
export function mostOf({ fees }: PaymentOffer): number {
  return (fees.at(-1)?.below ?? Number.POSITIVE_INFINITY) - 1;
}
