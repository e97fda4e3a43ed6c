import { QueryStatus } from "@reduxjs/toolkit/query";
import { beforeEach, expect, test, vi } from "vitest";
import { recentStates } from "./recent-states.ts";
import type { RootState } from "./store.ts";

const stateWith = (...statuses: QueryStatus[]) =>
  ({
    api: { queries: Object.fromEntries(statuses.map((status, index) => [index, { status }])) },
  }) as unknown as RootState;
const complete = () => stateWith(QueryStatus.fulfilled);

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test("a state serves its key for its lifetime, however often another is kept", () => {
  const states = recentStates({ lifetimeMs: 100 });
  const state = complete();
  states.keep("simple /", state);
  vi.advanceTimersByTime(99);
  states.keep("simple /", complete());
  expect(states.find("simple /")).toBe(state);
  expect(states.find("fl1 /")).toBeUndefined();
  vi.advanceTimersByTime(2);
  expect(states.find("simple /")).toBeUndefined();
});

test.each([[QueryStatus.rejected], [QueryStatus.pending]])("a state with a query that is %s is not kept", (status) => {
  const states = recentStates({ lifetimeMs: 100 });
  states.keep("simple /", stateWith(QueryStatus.fulfilled, status));
  expect(states.find("simple /")).toBeUndefined();
});

test("keeps at most `max` states, and none with a lifetime of 0", () => {
  const states = recentStates({ lifetimeMs: 100, max: 2 });
  for (const key of ["a", "b", "c"]) states.keep(key, complete());
  expect(["a", "b", "c"].map((key) => states.find(key) !== undefined)).toEqual([false, true, true]);
  const never = recentStates({ lifetimeMs: 0 });
  never.keep("a", complete());
  expect(never.find("a")).toBeUndefined();
});
