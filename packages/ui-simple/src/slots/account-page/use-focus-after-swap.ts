import { useEffect, useRef } from "react";

/**
 * Focuses `<main>` when the focused element disappeared with replaced content. The route announcer moves no focus where
 * only the query changes.
 *
 * @param shown identifies the content that is replaced
 */
export function useFocusAfterSwap(shown: string | boolean): void {
  const before = useRef(shown);
  useEffect(() => {
    const isFocusLost = shown !== before.current && document.activeElement === document.body;
    if (isFocusLost) document.querySelector("main")?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
}
