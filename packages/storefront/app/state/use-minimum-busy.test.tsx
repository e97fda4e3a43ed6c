// @vitest-environment jsdom
import { FETCH_MINIMUM_MS } from "@noren/domain/limits";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useMinimumBusy } from "./use-minimum-busy.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("[limits.waits] a loading state", () => {
  const open = (isBusy: boolean) => renderHook(useMinimumBusy, { initialProps: isBusy });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test("lasts at least 200 ms", () => {
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

  test("takes as long as the work when that takes longer", () => {
    const { result, rerender } = open(true);
    pass(FETCH_MINIMUM_MS + 1);
    expect(result.current).toBe(true);
    rerender(false);
    expect(result.current).toBe(false);
  });

  test("restarts with the next work, and clears its timer on unmount", () => {
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
