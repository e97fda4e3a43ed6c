import { QueryStatus } from "@reduxjs/toolkit/query";
import { expect, test } from "vitest";
import { recentStates } from "./recent-states.ts";
import type { RootState } from "./store.ts";

const stateWith = (...statuses: QueryStatus[]) =>
  ({
    api: { queries: Object.fromEntries(statuses.map((status, index) => [index, { status }])) },
  }) as unknown as RootState;
const whole = () => stateWith(QueryStatus.fulfilled);

test("a state serves its address for its time, however often it is kept again", () => {
  let now = 0;
  const states = recentStates({ lifetimeMs: 100, now: () => now });
  const state = whole();
  states.keep("simple /", state);
  now = 99;
  states.keep("simple /", whole());
  expect(states.find("simple /")).toBe(state);
  expect(states.find("fl1 /")).toBeUndefined();
  now = 100;
  expect(states.find("simple /")).toBeUndefined();
});

test.each([[QueryStatus.rejected], [QueryStatus.pending]])(
  "a state with a question that is %s is not kept",
  (status) => {
    const states = recentStates({ lifetimeMs: 100, now: () => 0 });
    states.keep("simple /", stateWith(QueryStatus.fulfilled, status));
    expect(states.find("simple /")).toBeUndefined();
  },
);

test("no more are kept than may be; none where nothing is to be used again", () => {
  const states = recentStates({ lifetimeMs: 100, now: () => 0, most: 2 });
  for (const address of ["a", "b", "c"]) states.keep(address, whole());
  expect(["a", "b", "c"].map((address) => states.find(address) !== undefined)).toEqual([false, true, true]);
  const never = recentStates({ lifetimeMs: 0, now: () => 0 });
  never.keep("a", whole());
  expect(never.find("a")).toBeUndefined();
});
