import { expect, test } from "vitest";
import { animateScroll } from "./animate-scroll.ts";

/** A screen whose frames the test runs. */
function screen({ isCalm = false } = {}) {
  const tops: number[] = [];
  let time = 1000;
  let next: (() => void) | undefined;
  return {
    tops,
    pass: (ms: number) => {
      time += ms;
      const step = next;
      next = undefined;
      step?.();
    },
    hasNext: () => next !== undefined,
    now: () => time,
    frame: (step: () => void) => {
      next = step;
      return 1;
    },
    scrollTo: (top: number) => void tops.push(top),
    isCalm: () => isCalm,
  };
}

test("[scroll.animation] a scroll ends after 700 ms", () => {
  const shown = screen();
  animateScroll(100, () => 900, shown);
  expect(shown.tops).toEqual([100]);
  shown.pass(350);
  expect(shown.tops.at(-1)).toBe(800);
  shown.pass(349);
  expect(shown.tops.at(-1)).toBeLessThan(900);
  expect(shown.hasNext()).toBe(true);
  shown.pass(1);
  expect([shown.tops.at(-1), shown.hasNext()]).toEqual([900, false]);
});

test("[scroll.animation] it can be stopped, and reduced motion scrolls at once", () => {
  const shown = screen();
  const stop = animateScroll(0, () => 900, shown);
  shown.pass(100);
  stop();
  const scrolled = shown.tops.length;
  shown.pass(600);
  expect(shown.tops).toHaveLength(scrolled);
  const calm = screen({ isCalm: true });
  animateScroll(0, () => 900, calm);
  expect([calm.tops, calm.hasNext()]).toEqual([[900], false]);
});

test("a scroll ends where the place is then, although parts above it have grown", () => {
  const shown = screen();
  let place = 900;
  animateScroll(0, () => place, shown);
  shown.pass(350);
  place = 2300;
  shown.pass(350);
  expect([shown.tops.at(-1), shown.hasNext()]).toEqual([2300, false]);
});
