import { useEffect, type ReactNode } from "react";

/** Wraps a story and cancels navigation by its links and forms, but for links to other stories, which replace the window. */
export function StoryPage({ children }: { children: ReactNode }) {
  useEffect(() => {
    const preventNavigation = (event: Event) => {
      const navigates =
        event.type === "submit" ||
        (event.target instanceof Element && event.target.closest("a[href]:not([target=_top])"));
      if (navigates) event.preventDefault();
    };
    document.addEventListener("click", preventNavigation);
    document.addEventListener("submit", preventNavigation);
    return () => {
      document.removeEventListener("click", preventNavigation);
      document.removeEventListener("submit", preventNavigation);
    };
  }, []);
  return children;
}
