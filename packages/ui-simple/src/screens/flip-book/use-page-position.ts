import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export interface PagePosition {
  /** The list of pages, which scrolls sideways. */
  ref: RefObject<HTMLOListElement | null>;
  /** The first and the last page in view, from 1. */
  first: number;
  last: number;
  turn: (direction: -1 | 1) => void;
}

/**
 * The pages in view of a list that scrolls sideways by whole pages.
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
  const turn = (direction: -1 | 1) => ref.current?.scrollBy({ left: direction * ref.current.clientWidth });
  return { ref, ...position, turn };
}
