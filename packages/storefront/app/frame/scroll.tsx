import { SCROLL_RESTORE_DELAY_MS } from "@noren/domain/limits";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useMatches, useNavigationType, type Location, type NavigationType } from "react-router";
import { animateScroll } from "./animate-scroll.ts";

/** A category, a step of a form and a digital catalogue count as pages of their own: their parameters in the query. */
export const PAGE_PARAMETERS = ["category", "step", "catalog"] as const;

export interface Place {
  /** The route's id, which is the screen's id. */
  screen: string;
  pathname: string;
  hash: string;
  /** Category and page of a list, the step of a form and the opened catalogue, from the query. */
  part: string;
}

export type ScrollMove = "stay" | "top" | "restore" | "anchor";

/**
 * [scroll.top-on-route-change] To the top on a change of route, except between product pages; back navigation restores the position.
 * `before` is undefined on the first page.
 */
export function scrollMove(before: Place | undefined, now: Place, how: `${NavigationType}`): ScrollMove {
  if (before === undefined) return how === "POP" && now.hash === "" ? "restore" : "stay";
  // The browser itself follows a fragment of this page, and reports it as a pop, like back and forward.
  const isOtherPlace = before.pathname === now.pathname && now.hash !== "" && before.hash !== now.hash;
  if (how === "POP") return isOtherPlace ? "anchor" : "restore";
  if (now.hash !== "") return "anchor";
  // Another category or page of a list, or step of a form, starts at its top; another filter keeps the position.
  if (before.pathname === now.pathname) return before.part === now.part ? "stay" : "top";
  return before.screen === "Product" && now.screen === "Product" ? "stay" : "top";
}

/** Positions by history entry and path (the first entry after a load always has the same key), for this tab. Without storage positions are not restored. */
const positions = {
  keyOf: ({ key, pathname, search, hash }: Location) => `scroll:${key}:${pathname}${search}${hash}`,
  note(location: Location): void {
    try {
      sessionStorage.setItem(this.keyOf(location), String(window.scrollY));
    } catch {
      // Storage is full or blocked.
    }
  },
  of(location: Location): number | null {
    try {
      const noted = sessionStorage.getItem(this.keyOf(location));
      return noted === null ? null : Number(noted);
    } catch {
      return null;
    }
  },
};

/** True when the page was opened by a link or a typed URL, and not by reload, back or forward. */
const isOpenedAnew = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "navigate";

/** The element that a fragment names; null also for a malformed fragment ("#50%"). */
function findPlace(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Calls `stop` when the visitor scrolls, presses or types. If the page moved then, the click would miss the pressed link. */
function onFirstTouch(stop: () => void): void {
  for (const touch of ["wheel", "pointerdown", "keydown"]) window.addEventListener(touch, stop, { once: true });
}

/** Scrolls to the element of a fragment, below the header, until the visitor acts. */
function scrollToPlace(place: HTMLElement): () => void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const readTo = () => window.scrollY + place.getBoundingClientRect().top - margin;
  const stop = animateScroll(window.scrollY, readTo);
  onFirstTouch(stop);
  return stop;
}

/** Moves the page on navigation [scroll.top-on-route-change]. The browser's own restoration is off: it runs before the content is there. */
export function Scroll(): null {
  const location = useLocation();
  const how = useNavigationType();
  const screen = useMatches().at(-1)?.id ?? "";
  const before = useRef<Place>(undefined);

  const shown = useRef(location);

  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    shown.current = location;
  }, [location]);

  useEffect(() => {
    // A shorter next page scrolls as soon as it is there, before this listener is gone.
    const note = () => shown.current === location && positions.note(location);
    window.addEventListener("scrollend", note);
    window.addEventListener("pagehide", note);
    return () => {
      window.removeEventListener("scrollend", note);
      window.removeEventListener("pagehide", note);
    };
  }, [location]);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const now = {
      screen,
      pathname: location.pathname,
      hash: location.hash,
      part: ["page", ...PAGE_PARAMETERS].map((name) => query.get(name)).join(" "),
    };
    const move = before.current === undefined && isOpenedAnew() ? "stay" : scrollMove(before.current, now, how);
    const isOtherPage = before.current?.pathname !== now.pathname;
    const place = move === "anchor" ? findPlace(now.hash) : null;
    before.current = now;
    if (place) return scrollToPlace(place);
    // Nothing may scroll before the visitor leaves this entry.
    if (move === "stay") positions.note(location);
    if (move === "top" || (move === "anchor" && isOtherPage)) window.scrollTo(0, 0);
    else if (move === "restore") {
      const top = positions.of(location);
      if (top === null) return undefined;
      // [scroll.restore-on-back] The previous page's content needs a moment to render.
      const timer = setTimeout(() => window.scrollTo(0, top), SCROLL_RESTORE_DELAY_MS);
      const stop = () => clearTimeout(timer);
      onFirstTouch(stop);
      return stop;
    }
    return undefined;
  }, [location, screen, how]);

  return null;
}
