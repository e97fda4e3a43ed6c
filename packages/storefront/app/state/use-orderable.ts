import type { Variant } from "@noren/contract";
import { countOrderable } from "@noren/domain/orderable-quantity";
import { useHeldCart } from "./use-held-cart.ts";

/** Returns a function that counts how many pieces of a variant this browser's cart can still take. */
export function useOrderable(): (variant: Variant) => number {
  const cart = useHeldCart();
  return (variant) => countOrderable(variant, cart);
}
