/** The budgets of an answer, with the number of products of each. */
export const budgetsWith = (...counts: number[]) => {
  const bounds = [null, 3000, 5000, 10_000, null];
  return counts.map((product_count, index) => ({
    price_min: bounds[index] ?? null,
    price_max: bounds[index + 1] ?? null,
    product_count,
  }));
};
