import { useState } from "react";
import type { ProductFilter } from "#ui/screens/product-list/product-list.props";

type Change = Partial<ProductFilter>;

/**
 * The filter with what was just asked for, so that a box shows its tick in the same moment; as soon as the list's own
 * filter changes (the answer is on its way, or it failed) that one counts again.
 */
export function useAsked(
  filter: ProductFilter,
  onFilterChanged: (change: Change) => void,
): [shown: ProductFilter, ask: (change: Change) => void] {
  const key = JSON.stringify(filter);
  const [last, setLast] = useState({ key, filter });
  // Forgotten with the filter it was asked of: that may come back, by a press elsewhere.
  if (last.key !== key) setLast({ key, filter });
  const shown = last.key === key ? last.filter : filter;
  const ask = (change: Change) => {
    const asked = { ...shown, ...change };
    setLast({ key, filter: asked });
    // All of it, so that the second of two quick presses does not undo the first.
    onFilterChanged(asked);
  };
  return [shown, ask];
}
