import { SCROLL_ANIMATION_MS } from "@noren/domain/limits";

/** The page as an animation sees it; a test passes its own. */
interface Screen {
  now: () => number;
  frame: (step: () => void) => number;
  scrollTo: (top: number) => void;
  /** The visitor prefers reduced motion. */
  isCalm: () => boolean;
}

const openScreen: Screen = {
  now: () => performance.now(),
  frame: (step) => requestAnimationFrame(step),
  scrollTo: (top) => window.scrollTo(0, top),
  isCalm: () => window.matchMedia("(prefers-reduced-motion: reduce)").matches,
};

/**
 * [scroll.animation] The animation lasts 700 ms, or no time with reduced motion.
 * @param readTo the position to end at, which moves while parts of the page above it arrive
 * @returns stops the animation at its present position, for when the visitor scrolls
 */
export function animateScroll(from: number, readTo: () => number, screen: Screen = openScreen): () => void {
  const { now, frame, scrollTo, isCalm } = screen;
  const began = now();
  let isStopped = false;
  const step = () => {
    if (isStopped) return;
    const progress = isCalm() ? 1 : Math.min((now() - began) / SCROLL_ANIMATION_MS, 1);
    // Ease out.
    scrollTo(from + (readTo() - from) * (1 - (1 - progress) ** 3));
    if (progress < 1) frame(step);
  };
  step();
  return () => {
    isStopped = true;
  };
}
