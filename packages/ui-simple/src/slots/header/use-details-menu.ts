import { useEffect, useRef } from "react";

/** What a script adds to a menu that is a `<details>`: it closes at Escape, at a press beside it and where one of its links leads. */
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
      // Another view of the page in sight does not take the focus, and a closed menu cannot have it.
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
