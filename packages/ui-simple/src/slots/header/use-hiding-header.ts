import { useEffect, useRef, type RefObject } from "react";

/** Scrolled distances up to this one do not show or hide the header: a finger is never quite still. */
const SLACK_PX = 8;
/** The header stays while the page is scrolled less than its own height, where it would leave a gap. */
const HEADER_PX = 128;

/**
 * Marks a header that style sheets hide while a reader scrolls down. It shows when they scroll up, and when the number of
 * items in the cart changes.
 */
export function useHidingHeader(cartCount: number | null): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < SLACK_PX) return;
      header.current?.toggleAttribute("data-hidden", scrollY > last && scrollY > HEADER_PX);
      last = scrollY;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  useEffect(() => header.current?.removeAttribute("data-hidden"), [cartCount]);
  return header;
}
