import type { Cart, Variant } from "@noren/contract";
import { countItems } from "./count-items.ts";

/** How many pieces of a variant a cart can still take: what one order may have of it, without what the cart holds. */
export function countOrderable({ id, max_quantity }: Variant, cart: Cart | undefined): number {
  const lines = cart?.detail.products ?? [];
  return Math.max(0, max_quantity - countItems(lines.filter(({ product_id }) => product_id === id)));
}
