import { barePath } from "@noren/domain/paths";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";

/**
 * What a browser does when it loads a page, for one that comes without a load: its title is read out, and the keyboard
 * goes on from its content. A page that has taken the focus itself keeps it.
 */
export function Arrival() {
  const path = barePath(useLocation().pathname);
  const before = useRef(path);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const main = document.getElementById("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [path]);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
