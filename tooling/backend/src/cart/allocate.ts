/**
 * Splits an amount in proportion to weights so that the parts sum to it exactly. Uses the largest remainder method;
 * the earlier part wins a tie. All amounts are whole yen.
 *
 * @throws RangeError if the amount is not zero and all weights are zero
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) {
    if (amount === 0) return weights.map(() => 0);
    throw new RangeError("Cannot split an amount over weights that sum to zero");
  }
  // BigInt, because an amount times a weight may exceed 2^53 and a rounding error would shift a yen.
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: Number(product / BigInt(sum)), rest: product % BigInt(sum) };
  });
  const missing = amount - shares.reduce((total, share) => total + share.part, 0);
  const first = shares
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
    .slice(0, missing);
  for (const share of first) share.part += 1;
  return shares.map((share) => share.part);
}
