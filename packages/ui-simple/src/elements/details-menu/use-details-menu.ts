import { useEffect, useRef } from "react";

/** Closes a `<details>` menu at Escape, at a click outside, and when one of its links is followed. */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menu.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && menu.contains(event.target)) return;
      menu.open = false;
    };
    const closeAtLink = ({ target }: Event) => {
      const menu = ref.current;
      if (!menu || !(target instanceof Element) || !menu.contains(target.closest("a"))) return;
      // A navigation within the current page does not move the focus, and an element in a closed menu cannot keep it.
      menu.querySelector("summary")?.focus({ preventScroll: true });
      menu.open = false;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    document.addEventListener("click", closeAtLink);
    return () => {
      document.removeEventListener("click", closeAtLink);
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);

  return ref;
}
