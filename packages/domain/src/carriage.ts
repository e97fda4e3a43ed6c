import { plainCarriage } from "@noren/contract/carriage";
import type { CartTotals } from "@noren/contract/shapes/cart";

type CarriageTotals = Pick<CartTotals, "total_carriage" | "cool_carriages"> &
  Partial<Pick<CartTotals, "until_free_carriage">>;

/** The postage is unknown before there is a destination, unless the cart has reached the limit for free postage. */
export function carriageStatus(totals: CarriageTotals, hasDestination: boolean): "free" | "charged" | "unknown" {
  if (hasDestination) return plainCarriage(totals) === 0 ? "free" : "charged";
  return totals.until_free_carriage === 0 ? "free" : "unknown";
}
