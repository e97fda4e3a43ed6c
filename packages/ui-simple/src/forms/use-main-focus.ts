import { type RefObject, useEffect, useRef } from "react";

/** Focuses the page's main part at first, because the form that had the focus was replaced. For an element inside it. */
export function useMainFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.closest("main")?.focus({ preventScroll: true }), []);
  return element;
}
