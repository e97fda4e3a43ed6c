import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export interface PagePosition {
  /** The list of pages, which scrolls sideways. */
  ref: RefObject<HTMLOListElement | null>;
  /** The first and the last page in view, from 1. */
  first: number;
  last: number;
  turn: (direction: -1 | 1) => void;
}

/** The pages in view of a list that scrolls sideways by whole pages. */
export function usePagePosition(count: number): PagePosition {
  const ref = useRef<HTMLOListElement>(null);
  const [position, setPosition] = useState({ first: 1, last: 1 });
  const measure = useCallback(() => {
    const list = ref.current;
    const page = list?.firstElementChild;
    if (!list || !page || page.clientWidth === 0) return;
    const shown = Math.max(1, Math.round(list.clientWidth / page.clientWidth));
    const first = Math.min(count, Math.round(list.scrollLeft / page.clientWidth) + 1);
    const last = Math.min(count, first + shown - 1);
    setPosition((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, [count]);
  useEffect(() => {
    const list = ref.current;
    measure();
    list?.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      list?.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [measure]);
  const turn = (direction: -1 | 1) => ref.current?.scrollBy({ left: direction * ref.current.clientWidth });
  return { ref, ...position, turn };
}
