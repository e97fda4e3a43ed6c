import { LOGIN_WAIT_MS } from "@noren/domain/limits";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTabLock } from "./with-tab-lock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lock that another tab holds for ever. */
const held = {
  request: (_: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
} as Pick<LockManager, "request">;
const free = {
  request: async (_: string, __: LockOptions, work: () => Promise<unknown>) => work(),
} as unknown as Pick<LockManager, "request">;

test("[limits.waits] a tab that never ends is waited for as long as for a login, and no longer", async () => {
  const work = vi.fn(async () => "done");
  const working = withTabLock("refresh", work, held);
  await vi.advanceTimersByTimeAsync(LOGIN_WAIT_MS - 1);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await working).toBe("done");
});

test("work that has begun is not begun again, however long it takes and whatever comes of it", async () => {
  const gate = Promise.withResolvers<never>();
  const work = vi.fn(() => gate.promise);
  const working = withTabLock("refresh", work, free);
  await vi.advanceTimersByTimeAsync(LOGIN_WAIT_MS);
  gate.reject(new Error("refused"));
  await expect(working).rejects.toThrow("refused");
  expect(work).toHaveBeenCalledOnce();
});

test("where there are no locks the work is done at once", async () => {
  const work = vi.fn(async () => 1);
  const locks = undefined;
  expect([await withTabLock("x", work, locks), work.mock.calls.length]).toEqual([1, 1]);
});
