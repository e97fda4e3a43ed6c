import { SIDE_CALL_WAIT_MS } from "@noren/domain/limits";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadEatDay } from "./eat-day.model.ts";

test("sweets that do not arrive hold the home no longer than a call at the side [limits.waits]", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onLoaded = vi.fn();
  const loaded = loadEatDay({
    prefetch: () => new Promise<never>(() => undefined),
    prefetchOptional: () => Promise.resolve(undefined),
    params: {},
    url: new URL("http://wag.localhost/?eat=2026-11-30"),
  }).then(onLoaded);
  await vi.advanceTimersByTimeAsync(SIDE_CALL_WAIT_MS);
  expect(onLoaded).toHaveBeenCalled();
  await loaded;
});
