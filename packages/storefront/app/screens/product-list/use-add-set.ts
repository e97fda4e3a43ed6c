import { useCallback } from "react";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import { useAppStore } from "../../state/hooks.ts";
import { useIsSelling } from "../../state/use-is-selling.ts";

/** Adds variants to the cart, all or none; its code loads with the first use. Undefined while the shop has stopped selling. */
export function useAddSet(): SetAdded | undefined {
  const store = useAppStore();
  const isSelling = useIsSelling();
  const addAll = useCallback<SetAdded>(
    async (products) => (await import("../../effects/add-set.ts")).addSet(store, products),
    [store],
  );
  return isSelling ? addAll : undefined;
}
