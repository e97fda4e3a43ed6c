import { afterEach, expect, test, vi } from "vitest";
import { atPace } from "./at-pace.ts";

afterEach(() => vi.useRealTimers());

test("sends requests at a constant rate and counts from when each was due", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const asked: number[] = [];
  const figures = atPace(
    10,
    (turn) => {
      asked.push(performance.now());
      return new Promise((resolve) => setTimeout(resolve, turn === 3 ? 700 : 5));
    },
    1,
  );
  const start = performance.now();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.map((at) => Math.round(at - start))).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
  expect((await figures).p99).toBeCloseTo(700);
  expect((await figures).perSecond).toBeCloseTo(10);
});
