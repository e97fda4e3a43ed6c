import { type RefObject, useEffect, useRef } from "react";
import type { Comparison } from "#ui/screens/product-list/product-list.props";

/**
 * Moves the focus to the comparison when it opens, and back to the product that its path leads to when it closes. For the
 * element of the comparison.
 */
export function useFocusAtComparison(comparison: Comparison | null): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  const before = useRef(comparison);
  useEffect(() => {
    const last = before.current;
    before.current = comparison;
    if ((last === null) === (comparison === null)) return;
    const place = document.getElementById(last?.closePath.split("#")[1] ?? "");
    const target = comparison ? table.current : place?.closest("a");
    target?.focus({ preventScroll: true });
  }, [comparison]);
  return table;
}
