import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";
import { gate } from "./testing.ts";

test("all who ask while it runs get the same answer; the next starts anew", async () => {
  const gates = [gate<number>(), gate<number>()];
  let runs = 0;
  const ask = singleFlight(() => gates[runs++]!.promise);
  const first = [ask(), ask(), ask()];
  expect(runs).toBe(1);
  gates[0]!.resolve(1);
  expect(await Promise.all(first)).toEqual([1, 1, 1]);
  const second = ask();
  expect(runs).toBe(2);
  gates[1]!.reject(new Error("refused"));
  await expect(second).rejects.toThrow("refused");
});
