import { barePath } from "@noren/domain/paths";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { PAGE_PARAMETERS } from "./scroll.tsx";

function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Does for client navigation what a browser does when it loads a document: announces the title and moves the focus to the
 * content, unless the page has taken the focus itself. A link that has it led here, and both pages show it. Another page of
 * the same list moves the focus to the list's heading.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const place = `${barePath(pathname)}?${PAGE_PARAMETERS.map((name) => query.get(name)).join("&")}`;
  const page = query.get("page");
  const before = useRef({ place, page });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const last = before.current;
    before.current = { place, page };
    const main = document.getElementById("main");
    if (last.place === place) {
      if (last.page !== page) focusHeading(main);
      return;
    }
    const focused = document.activeElement;
    if (!main?.contains(focused) || focused instanceof HTMLAnchorElement) main?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [place, page]);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
