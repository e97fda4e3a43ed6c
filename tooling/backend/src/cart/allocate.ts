/**
 * Spreads a whole amount over weights so that the parts sum to it exactly (largest remainder; among equal remainders
 * the earlier one wins). Everything is whole yen.
 *
 * @throws RangeError where there is something to spread and nothing to spread it on.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) {
    if (amount === 0) return weights.map(() => 0);
    throw new RangeError("An amount cannot be spread over weights that sum to nothing");
  }
  // BigInt: an amount times a weight may pass 2^53, and a share must not be off by a yen for that.
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
