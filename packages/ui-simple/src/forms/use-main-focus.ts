import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the page's main part at first, because the form that had the focus was replaced, and brings the element, which is
 * inside it, into view: the page is still scrolled to the form's end.
 *
 * @param isReplacing false if the page begins with this part
 */
export function useMainFocus<Element extends HTMLElement>(isReplacing = true): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (!isReplacing || !element.current) return;
    element.current.closest("main")?.focus({ preventScroll: true });
    if (element.current.getBoundingClientRect().top < 0) element.current.scrollIntoView();
  }, [isReplacing]);
  return element;
}
