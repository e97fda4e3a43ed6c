import { useEffect, type ReactNode } from "react";

/** The page of a story: its links and forms lead nowhere. */
export function StoryPage({ children }: { children: ReactNode }) {
  useEffect(() => {
    const stay = (event: Event) => {
      const leads = event.type === "submit" || (event.target instanceof Element && event.target.closest("a[href]"));
      if (leads) event.preventDefault();
    };
    document.addEventListener("click", stay);
    document.addEventListener("submit", stay);
    return () => {
      document.removeEventListener("click", stay);
      document.removeEventListener("submit", stay);
    };
  }, []);
  return children;
}
