import { fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Cursor } from "#ui/elements/cursor/cursor";

let isWanted = true;
beforeEach(() => {
  isWanted = true;
  vi.stubGlobal("matchMedia", () => ({ matches: isWanted }));
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setUp = (props: { size?: number; frame?: number } = {}) => {
  const { container, unmount } = render(<Cursor {...props} />);
  return { dot: container.firstChild as HTMLElement, unmount };
};
const move = (clientX: number, clientY: number) => fireEvent.mouseMove(window, { clientX, clientY });

describe("[loader.defaults] the cursor", () => {
  it("is 10 px wide and first appears at the pointer", () => {
    const { dot } = setUp();
    expect([dot.style.width, dot.style.height, dot.hidden]).toEqual(["10px", "10px", true]);
    move(40, 20);
    vi.advanceTimersToNextFrame();
    expect([dot.style.translate, dot.hidden]).toEqual(["40px 20px", false]);
  });

  it("moves a tenth of the remaining way per frame and stops on arrival", () => {
    const { dot } = setUp();
    move(0, 0);
    vi.advanceTimersToNextFrame();
    move(100, 200);
    vi.advanceTimersToNextFrame();
    expect(dot.style.translate).toBe("10px 20px");
    vi.advanceTimersToNextFrame();
    expect(dot.style.translate).toBe("19px 38px");
    while (vi.getTimerCount() > 0) vi.advanceTimersToNextFrame();
    expect(dot.style.translate).toBe("100px 200px");
  });

  it("accepts another size and speed", () => {
    const { dot } = setUp({ size: 24, frame: 0.5 });
    move(0, 0);
    vi.advanceTimersToNextFrame();
    move(100, 40);
    vi.advanceTimersToNextFrame();
    expect([dot.style.width, dot.style.translate]).toEqual(["24px", "50px 20px"]);
  });
});

it("does nothing on touch screens or with reduced motion, and removes its listeners when it unmounts", () => {
  isWanted = false;
  const { dot } = setUp();
  move(40, 20);
  expect([dot.hidden, vi.getTimerCount()]).toEqual([true, 0]);
  isWanted = true;
  const { unmount } = setUp();
  move(40, 20);
  unmount();
  move(80, 20);
  expect(vi.getTimerCount()).toBe(0);
});
