import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the page's main part at first, because the form that had the focus was replaced. For an element inside it.
 *
 * @param isReplacing false if the page begins with this part
 */
export function useMainFocus<Element extends HTMLElement>(isReplacing = true): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isReplacing) element.current?.closest("main")?.focus({ preventScroll: true });
  }, [isReplacing]);
  return element;
}
