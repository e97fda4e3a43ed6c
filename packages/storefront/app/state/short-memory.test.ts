import { expect, test } from "vitest";
import { shortMemory } from "./short-memory.ts";

test("something serves for its time, or until it is forgotten", () => {
  let now = 0;
  const memory = shortMemory<number>({ lifetimeMs: 100, most: 5, now: () => now });
  memory.keep("a", 1);
  memory.keep("b", 2);
  memory.forget("b");
  now = 99;
  expect([memory.find("a"), memory.find("b")]).toEqual([1, undefined]);
  now = 100;
  expect(memory.find("a")).toBeUndefined();
});

test("what is over takes no room once something new comes; what is kept again is new", () => {
  let now = 0;
  const memory = shortMemory<number>({ lifetimeMs: 100, most: 5, now: () => now });
  for (const key of ["a", "b", "c"]) memory.keep(key, 1);
  now = 60;
  memory.keep("a", 2);
  now = 120;
  memory.keep("d", 3);
  expect(memory.size).toBe(2);
  expect(["a", "d"].map((key) => memory.find(key))).toEqual([2, 3]);
});

test("no more are kept than may be", () => {
  const memory = shortMemory<string>({ lifetimeMs: 100, most: 2, now: () => 0 });
  for (const key of ["a", "b", "c"]) memory.keep(key, key);
  expect(["a", "b", "c"].map((key) => memory.find(key))).toEqual([undefined, "b", "c"]);
});
