import { isApiPath } from "@noren/domain/paths";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "#ui/is-plain-click";

type Press = Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey" | "target">;

/** The path that a click leads to, or null when the browser has to follow it: another site, tab or file, or a fragment of this page. */
export function placeOf(press: Press, here: Location): string | null {
  const { defaultPrevented, target } = press;
  if (defaultPrevented || !isPlainClick(press)) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== here.origin || link.hasAttribute("download") || "reload" in link.dataset) return null;
  if (link.target !== "" && link.target !== "_self") return null;
  const { pathname, search, hash } = link;
  if (isApiPath(pathname)) return null;
  if (hash !== "" && pathname === here.pathname && search === here.search) return null;
  return pathname + search + hash;
}

/** Whether the clicked link replaces the current history entry: `data-replace`, as on links in the filter's sheet. */
const replacesEntry = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("a[data-replace]") !== null;

/**
 * Turns clicks on plain links into client navigation. Views and HTML that a shop writes need no link component, which
 * would cost time during rendering and hydration.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const place = placeOf(event, window.location);
      if (place === null) return;
      event.preventDefault();
      const { pathname, search } = window.location;
      const replace = place === pathname + search || replacesEntry(event);
      void navigate(place, { replace });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
