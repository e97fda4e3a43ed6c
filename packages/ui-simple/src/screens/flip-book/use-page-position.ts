import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export interface PagePosition {
  /** The list of pages, which scrolls sideways. */
  ref: RefObject<HTMLOListElement | null>;
  /** The first and the last page in view, from 1. */
  first: number;
  last: number;
  turn: (direction: number) => void;
}

/** How the keys turn the pages: by what is in view, or to the first or last page. */
const DIRECTIONS: Readonly<Record<string, number>> = {
  Home: -Infinity,
  End: Infinity,
  ArrowLeft: -1,
  ArrowRight: 1,
};

/**
 * The pages in view of a list that scrolls sideways by whole pages.
 * The arrow keys turn them wherever the focus is, except in a field or a dialog; Home and End lead to the first and the
 * last page.
 * @param opened the page in view at first
 */
export function usePagePosition(count: number, opened: number, onTurned: (first: number) => void): PagePosition {
  const ref = useRef<HTMLOListElement>(null);
  const [position, setPosition] = useState({ first: 1, last: 1 });
  const { first } = position;
  const measure = useCallback(() => {
    const list = ref.current;
    const page = list?.firstElementChild;
    if (!list || !page || page.clientWidth === 0) return;
    const shown = Math.max(1, Math.round(list.clientWidth / page.clientWidth));
    const left = Math.min(count, Math.round(list.scrollLeft / page.clientWidth) + 1);
    const right = Math.min(count, left + shown - 1);
    setPosition((before) => (before.first === left && before.last === right ? before : { first: left, last: right }));
  }, [count]);
  useEffect(() => {
    const list = ref.current;
    // A reload restores the page's own position only.
    if (opened > 1)
      list?.scrollTo({ left: (opened - 1) * (list.firstElementChild?.clientWidth ?? 0), behavior: "instant" });
    measure();
    list?.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      list?.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [measure, opened]);
  const reported = useRef(first);
  useEffect(() => {
    if (reported.current !== first) onTurned(first);
    reported.current = first;
  }, [first, onTurned]);
  const turn = useCallback((direction: number) => {
    const list = ref.current;
    if (!list) return;
    const left = list.scrollLeft + direction * list.clientWidth;
    list.scrollTo({ left: Math.max(0, Math.min(left, list.scrollWidth)) });
  }, []);
  useEffect(() => {
    const turnByKey = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      const isElsewhere = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
      if (!direction || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(direction);
    };
    document.addEventListener("keydown", turnByKey);
    return () => document.removeEventListener("keydown", turnByKey);
  }, [turn]);
  return { ref, ...position, turn };
}
