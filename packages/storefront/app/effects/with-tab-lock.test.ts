import { TAB_LOCK_WAIT_MS } from "@noren/domain/limits";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTabLock } from "./with-tab-lock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A lock that another tab holds for ever. */
const held = {
  request: (_: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
} as Pick<LockManager, "request">;
const free = {
  request: async (_: string, __: LockOptions, work: () => Promise<unknown>) => work(),
} as unknown as Pick<LockManager, "request">;

test("[limits.waits] waits for a blocked lock at most 3000 ms", async () => {
  const work = vi.fn(async () => "done");
  const working = withTabLock("refresh", work, held);
  await vi.advanceTimersByTimeAsync(TAB_LOCK_WAIT_MS - 1);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await working).toBe("done");
});

test("runs the work once, however long it takes, also when it fails", async () => {
  const gate = Promise.withResolvers<never>();
  const work = vi.fn(() => gate.promise);
  const working = withTabLock("refresh", work, free);
  await vi.advanceTimersByTimeAsync(TAB_LOCK_WAIT_MS);
  gate.reject(new Error("refused"));
  await expect(working).rejects.toThrow("refused");
  expect(work).toHaveBeenCalledOnce();
});

test("runs the work at once where the browser has no locks", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn(async () => 1);
  expect([await withTabLock("x", work), work.mock.calls.length]).toEqual([1, 1]);
});
