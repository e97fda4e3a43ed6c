/** What the carrier takes for collecting an amount, whole yen with tax: up to an amount, a fee. */
const FEES: readonly { below: number; fee: number }[] = [
  { below: 10_000, fee: 330 },
  { below: 30_000, fee: 440 },
  { below: 100_000, fee: 660 },
  { below: 300_000, fee: 1100 },
];

/** More than that a driver does not collect. */
export const COLLECT_LIMIT = 300_000;

/**
 * The fee for collecting an amount on delivery; null where it is more than the carrier takes.
 * The fee is collected too, but the step is found by the amount without it.
 */
export function collectFee(amount: number): number | null {
  return FEES.find((step) => amount < step.below)?.fee ?? null;
}
