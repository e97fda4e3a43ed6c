// @vitest-environment jsdom
import { FETCH_MINIMUM_MS } from "@noren/domain/limits";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useMinimumBusy } from "./use-minimum-busy.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("[limits.waits] what is on its way", () => {
  const open = (isBusy: boolean) => renderHook(useMinimumBusy, { initialProps: isBusy });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test("shows for 200 ms, however soon it comes", () => {
    const { result, rerender } = open(false);
    expect(result.current).toBe(false);
    rerender(true);
    pass(50);
    rerender(false);
    pass(FETCH_MINIMUM_MS - 51);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });

  test("shows no longer than it takes, where it takes longer", () => {
    const { result, rerender } = open(true);
    pass(FETCH_MINIMUM_MS + 1);
    expect(result.current).toBe(true);
    rerender(false);
    expect(result.current).toBe(false);
  });

  test("begins anew with what comes next, and leaves no timer behind", () => {
    const { result, rerender, unmount } = open(true);
    pass(150);
    rerender(false);
    rerender(true);
    rerender(false);
    pass(150);
    expect(result.current).toBe(true);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
