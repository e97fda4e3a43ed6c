import { QueryStatus } from "@reduxjs/toolkit/query";
import { beforeEach, expect, test, vi } from "vitest";
import { createRecentStates } from "./recent-states.ts";
import type { RootState } from "./store.ts";

const stateWith = (...statuses: QueryStatus[]) =>
  ({
    api: { queries: Object.fromEntries(statuses.map((status, index) => [index, { status }])) },
  }) as unknown as RootState;
const at = (path: string) => new URL(path, "https://shop.test");
const complete = () => stateWith(QueryStatus.fulfilled);

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test("a state serves its key for its lifetime, also while others are stored", () => {
  const states = createRecentStates({ lifetimeMs: 100 });
  const state = complete();
  states.keep("simple", at("/"), state);
  vi.advanceTimersByTime(99);
  states.keep("simple", at("/"), complete());
  expect(states.find("simple", at("/"))).toBe(state);
  expect(states.find("fl1", at("/"))).toBeUndefined();
  vi.advanceTimersByTime(2);
  expect(states.find("simple", at("/"))).toBeUndefined();
});

test.each([[QueryStatus.rejected], [QueryStatus.pending]])("a state with a query that is %s is not kept", (status) => {
  const states = createRecentStates({ lifetimeMs: 100 });
  states.keep("simple", at("/"), stateWith(QueryStatus.fulfilled, status));
  expect(states.find("simple", at("/"))).toBeUndefined();
});

test("keeps at most `max` states, and none with a lifetime of 0", () => {
  const states = createRecentStates({ lifetimeMs: 100, max: 2 });
  for (const key of ["a", "b", "c"]) states.keep("simple", at(key), complete());
  expect(["a", "b", "c"].map((key) => states.find("simple", at(key)) !== undefined)).toEqual([false, true, true]);
  const never = createRecentStates({ lifetimeMs: 0 });
  never.keep("simple", at("a"), complete());
  expect(never.find("simple", at("a"))).toBeUndefined();
});

test("stores no state of a URL with a secret", () => {
  const states = createRecentStates({ lifetimeMs: 100 });
  const url = at("/reminder/reset?token=secret");
  states.keep("simple", url, complete());
  expect(states.find("simple", url)).toBeUndefined();
});
