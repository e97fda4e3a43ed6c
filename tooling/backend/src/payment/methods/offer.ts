/** The fee for amounts below a limit; whole yen with tax. */
export interface FeeStep {
  below: number;
  fee: number;
}

/** A payment method as a shop offers it. */
export interface PaymentOffer {
  /** The code of a method of this folder. */
  code: string;
  /** The shop's name for it, e.g. of the wallet; by default the method's. */
  name?: string;
  /** The code of the payment service; undefined if the shop handles the payment alone. */
  service?: string;
  /** In ascending order. The last step limits the amount. Without steps, any amount is free of charge. */
  fees: readonly FeeStep[];
}

/** The fee for an amount, which excludes the fee itself; null if the amount exceeds the method's limit. */
export function feeOf({ fees }: PaymentOffer, amount: number): number | null {
  if (fees.length === 0) return 0;
  return fees.find((step) => amount < step.below)?.fee ?? null;
}

/** The maximum amount; infinite without a limit. */
export function maxAmountOf({ fees }: PaymentOffer): number {
  return (fees.at(-1)?.below ?? Number.POSITIVE_INFINITY) - 1;
}
