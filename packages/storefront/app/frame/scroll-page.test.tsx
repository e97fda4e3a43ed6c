// @vitest-environment jsdom
import { paths, staticPages } from "@noren/contract/paths";
import { SCROLL_RESTORE_DELAY_MS } from "@noren/domain/limits";
import { act, cleanup, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Scroll } from "./scroll.tsx";

const FRAME_MS = 16;

let tops: number[];
beforeEach(() => {
  tops = [];
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", (_: number, top: number) => void tops.push(top));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that is shorter than the position of the one before it: the browser scrolls as soon as it is there. */
function ShortPage() {
  useLayoutEffect(() => {
    vi.stubGlobal("scrollY", 80);
    window.dispatchEvent(new Event("scrollend"));
  }, []);
  return <main />;
}

async function open() {
  const element = (
    <>
      <Scroll />
      <Outlet />
    </>
  );
  const pages = [
    { id: "Home", path: paths.home(), element: <main /> },
    { id: "Product", path: "/product/:key", element: <main /> },
    { id: "Cart", path: paths.cart(), element: <ShortPage /> },
    { id: "StaticPage", path: staticPages.law, element: <h2 id="returns">返品</h2> },
  ];
  const router = createMemoryRouter([{ element, children: pages }]);
  render(<RouterProvider router={router} />);
  const go = async (to: string | -1) => {
    await act(async () => void (to === -1 ? router.navigate(-1) : router.navigate(to)));
  };
  /** Scrolls, and dispatches the event that ends a scroll. */
  const scrolled = (top: number) => {
    vi.stubGlobal("scrollY", top);
    window.dispatchEvent(new Event("scrollend"));
  };
  return { go, scrolled };
}

describe("the scroll position", () => {
  test("[scroll.top-on-route-change] is the top of another route at once, and is kept between product pages", async () => {
    const { go } = await open();
    await go(paths.product({ key: "a" }));
    expect(tops).toEqual([0]);
    await go(paths.product({ key: "b" }));
    vi.advanceTimersByTime(10_000);
    expect(tops).toEqual([0]);
  });

  test("[scroll.restore-on-back] is restored 500 ms after going back", async () => {
    const { go, scrolled } = await open();
    scrolled(640);
    await go(paths.product({ key: "a" }));
    scrolled(80);
    tops = [];
    await go(-1);
    vi.advanceTimersByTime(SCROLL_RESTORE_DELAY_MS - 1);
    expect(tops).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(tops).toEqual([640]);
  });

  test("[scroll.restore-on-back] is not restored once the visitor presses on the page", async () => {
    const { go, scrolled } = await open();
    scrolled(640);
    await go(paths.product({ key: "a" }));
    tops = [];
    await go(-1);
    vi.advanceTimersByTime(SCROLL_RESTORE_DELAY_MS - 1);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    vi.advanceTimersByTime(10_000);
    expect(tops).toEqual([]);
  });

  test("[scroll.restore-on-back] is that of the page itself, although the next page is shorter", async () => {
    const { go, scrolled } = await open();
    scrolled(640);
    await go(paths.cart());
    tops = [];
    await go(-1);
    vi.advanceTimersByTime(SCROLL_RESTORE_DELAY_MS);
    expect(tops).toEqual([640]);
  });

  test("[scroll.restore-on-back] is restored to a place that was kept, and left without a scroll", async () => {
    const { go, scrolled } = await open();
    await go(paths.product({ key: "a" }));
    scrolled(640);
    await go(paths.product({ key: "b" }));
    await go(staticPages.law);
    tops = [];
    await go(-1);
    vi.advanceTimersByTime(SCROLL_RESTORE_DELAY_MS);
    expect(tops).toEqual([640]);
  });

  test("is the top of another category of the list and of another step of a form, and is kept when a filter changes", async () => {
    const { go } = await open();
    await go(paths.home({ category: "tea" }));
    expect(tops).toEqual([0]);
    await go(paths.home({ category: "tea", is_new: 1 }));
    expect(tops).toEqual([0]);
    await go(paths.home({ category: "tea", is_new: 1, step: "confirm" }));
    expect(tops).toEqual([0, 0]);
  });

  test("is the fragment's target on another page, or the top without a target", async () => {
    const { go } = await open();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("scrollY", 900);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: -300 } as DOMRect);
    await go("/law#returns");
    expect(tops).toEqual([600]);
    await go(paths.home());
    tops = [];
    await go("/law#50%");
    expect(tops).toEqual([0]);
    await go("/law#nowhere");
    expect(tops).toEqual([0]);
  });

  test("[scroll.animation] moves to the fragment's target in 700 ms", async () => {
    const { go } = await open();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("scrollY", 0);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 600 } as DOMRect);
    await go("/law#returns");
    vi.advanceTimersByTime(680);
    expect(tops.at(-1)).toBeLessThan(600);
    vi.advanceTimersByTime(20 + FRAME_MS);
    expect(tops.at(-1)).toBe(600);
  });

  test("leaves the fragment's target below the header, which covers the space of `scroll-padding-top`", async () => {
    const { go } = await open();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("scrollY", 900);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: -300 } as DOMRect);
    const style = vi.spyOn(window, "getComputedStyle");
    style.mockReturnValue({ scrollPaddingTop: "120px" } as CSSStyleDeclaration);
    await go("/law#returns");
    style.mockRestore();
    expect(tops).toEqual([480]);
  });

  test("[scroll.restore-on-back] is not restored when the user navigates on before that", async () => {
    const { go, scrolled } = await open();
    scrolled(640);
    await go(paths.product({ key: "a" }));
    await go(-1);
    vi.advanceTimersByTime(SCROLL_RESTORE_DELAY_MS - 1);
    await go(paths.product({ key: "b" }));
    vi.advanceTimersByTime(10_000);
    expect(tops).toEqual([0, 0]);
  });
});
