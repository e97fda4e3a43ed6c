import { expect, test } from "vitest";
import { runConcurrently } from "./run-concurrently.ts";

test("workers share the tasks until none is left", async () => {
  const remaining = [1, 2, 3, 4, 5];
  const done: [worker: number, task: number][] = [];
  const figures = await runConcurrently(2, (worker) => {
    const task = remaining.shift();
    return task === undefined ? undefined : Promise.resolve().then(() => done.push([worker, task]));
  });
  expect(done.map(([, task]) => task)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(done.map(([worker]) => worker))).toEqual(new Set([0, 1]));
  expect(figures.perSecond).toBeGreaterThan(0);
  expect(figures.p99).toBeGreaterThanOrEqual(0);
});

test("workers start no task after the time is over", async () => {
  let started = 0;
  await runConcurrently(3, () => Promise.resolve((started += 1)), 0);
  expect(started).toBe(0);
});
