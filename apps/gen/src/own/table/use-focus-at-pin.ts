import { useEffect, useRef } from "react";
import { compareId } from "#ui/screens/product-list/compare-ids";

/** A pinned row moves to the top; its link keeps the focus. Returns a function to call when a row is pinned or unpinned. */
export function useFocusAtPin(keys: readonly string[]): (key: string) => void {
  const toggled = useRef<string | null>(null);
  const pinned = keys.join();
  useEffect(() => {
    const key = toggled.current;
    toggled.current = null;
    if (key !== null) document.getElementById(compareId(key))?.closest("a")?.focus({ preventScroll: true });
  }, [pinned]);
  return (key) => {
    toggled.current = key;
  };
}
