import { SCROLL_ANIMATION_MS } from "@noren/domain/limits";

/** What an animation acts upon; a test hands over its own. */
interface Screen {
  now: () => number;
  frame: (step: () => void) => number;
  scrollTo: (top: number) => void;
  /** The visitor wants no motion. */
  isCalm: () => boolean;
}

const openScreen: Screen = {
  now: () => performance.now(),
  frame: (step) => requestAnimationFrame(step),
  scrollTo: (top) => window.scrollTo(0, top),
  isCalm: () => window.matchMedia("(prefers-reduced-motion: reduce)").matches,
};

/**
 * [scroll.animation] Scroll animation lasts 700 ms. Whoever wants no motion is there at once.
 * @returns stops it where it is: nobody is scrolled against their will
 */
export function animateScroll(from: number, to: number, screen: Screen = openScreen): () => void {
  const { now, frame, scrollTo, isCalm } = screen;
  const began = now();
  let isStopped = false;
  const step = () => {
    if (isStopped) return;
    const progress = isCalm() ? 1 : Math.min((now() - began) / SCROLL_ANIMATION_MS, 1);
    // Quick at first, then slower.
    scrollTo(from + (to - from) * (1 - (1 - progress) ** 3));
    if (progress < 1) frame(step);
  };
  step();
  return () => {
    isStopped = true;
  };
}
