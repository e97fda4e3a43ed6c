import { barePath } from "@noren/domain/paths";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";

function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * What a browser does when it loads a page, for one that comes without a load: its title is read out, and the keyboard
 * goes on from its content. A page that has taken the focus itself keeps it. On another page of a list the keyboard goes
 * on from the list's heading.
 */
export function Arrival() {
  const { pathname, search } = useLocation();
  const path = barePath(pathname);
  const page = new URLSearchParams(search).get("page");
  const before = useRef({ path, page });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const last = before.current;
    before.current = { path, page };
    const main = document.getElementById("main");
    if (last.path === path) {
      if (last.page !== page) focusHeading(main);
      return;
    }
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [path, page]);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
