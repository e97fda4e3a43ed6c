import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";
import { gate } from "./testing.ts";

test("calls during a run share its result; the next call starts a new run", async () => {
  const gates = [gate<number>(), gate<number>()];
  let runs = 0;
  const run = singleFlight(() => gates[runs++]!.promise);
  const first = [run(), run(), run()];
  expect(runs).toBe(1);
  gates[0]!.resolve(1);
  expect(await Promise.all(first)).toEqual([1, 1, 1]);
  const second = run();
  expect(runs).toBe(2);
  gates[1]!.reject(new Error("refused"));
  await expect(second).rejects.toThrow("refused");
});
