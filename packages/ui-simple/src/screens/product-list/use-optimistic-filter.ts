import { useState } from "react";
import type { ProductFilter } from "#ui/screens/product-list/product-list.props";

type Change = Partial<ProductFilter>;

/**
 * The filter with the change that was just requested, so that a checkbox changes at once. As soon as the list's own
 * filter changes (by the navigation or its failure), that one is used again.
 */
export function useOptimisticFilter(
  filter: ProductFilter,
  onFilterChanged: (change: Change) => void,
): [shown: ProductFilter, changeFilter: (change: Change) => void] {
  const key = JSON.stringify(filter);
  const [last, setLast] = useState({ key, filter });
  // Drop the change with the filter that it was made on: the same filter may come back.
  if (last.key !== key) setLast({ key, filter });
  const shown = last.key === key ? last.filter : filter;
  const changeFilter = (change: Change) => {
    const changed = { ...shown, ...change };
    setLast({ key, filter: changed });
    // Send the whole filter, so that the second of two quick clicks does not undo the first.
    onFilterChanged(changed);
  };
  return [shown, changeFilter];
}
