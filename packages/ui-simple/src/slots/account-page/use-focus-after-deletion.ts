import { type RefObject, useEffect, useRef } from "react";

/** Focuses the list, or `<main>` without one, when the focused button disappeared with its item. */
export function useFocusAfterDeletion(count: number, list?: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFocusLost = count < before.current && document.activeElement === document.body;
    if (isFocusLost) (list?.current ?? document.querySelector("main"))?.focus({ preventScroll: true });
    before.current = count;
  }, [count, list]);
}
