import type { CartTotals } from "./shapes/cart.ts";

/** The carriage without the charge for cool parcels, which is shown in rows of its own. */
export function plainCarriage({
  total_carriage,
  cool_carriages = [],
}: Pick<CartTotals, "total_carriage" | "cool_carriages">): number {
  return cool_carriages.reduce((left, { amount }) => left - amount, total_carriage);
}
