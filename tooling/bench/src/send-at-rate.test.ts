import { afterEach, expect, test, vi } from "vitest";
import { sendAtRate } from "./send-at-rate.ts";

afterEach(() => vi.useRealTimers());

test("requests are sent at a constant rate, and each duration is measured from the due time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const sentAt: number[] = [];
  const figures = sendAtRate(
    10,
    (index) => {
      sentAt.push(performance.now());
      return new Promise((resolve) => setTimeout(resolve, index === 3 ? 700 : 5));
    },
    1,
  );
  const start = performance.now();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sentAt.map((at) => Math.round(at - start))).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
  expect((await figures).p99).toBeCloseTo(700);
  expect((await figures).perSecond).toBeCloseTo(10);
});
